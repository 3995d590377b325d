export { unitTests as default } from 'platform/build/vitest-config.js'
