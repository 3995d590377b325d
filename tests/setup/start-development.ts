import { startProcess } from './start-process'

/** Starts `npm run dev -- …names` in `checkout` on a free port. */
export const startDevelopment = (checkout: string, names: string[], environment: NodeJS.ProcessEnv) =>
  startProcess({
    cwd: checkout,
    command: ['shell/platform/cli/dev.ts', ...names],
    env: { ...process.env, PORT: '0', ...environment },
    says: /Local:\s+(\S+)\//,
  })
