export { unitTests as default } from './build/vitest-config.js'
