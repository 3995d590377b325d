export { unitTests as default } from 'shared-ui/vitest-config'
