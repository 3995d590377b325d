import { join } from 'node:path'
import { isFileServingAllowed, resolveConfig } from 'vite'
import { workspaceRoot } from '../workspace'
import { filesOfRepository, filesOfWorkspace } from './file-access'

it.each([
  ['the workspace', filesOfWorkspace()],
  ['a remote', filesOfRepository],
])('lets the server of %s give out sources, and neither inquiries nor the site', async (_, fs) => {
  const root = join(workspaceRoot, 'mf-programs')
  const config = await resolveConfig({ root, configFile: false, server: { fs } }, 'serve')
  const isServed = (file: string) => isFileServingAllowed(config, `/@fs${join(workspaceRoot, file)}`)
  expect(['mf-programs/src/remote.tsx', 'package.json'].filter(isServed)).toHaveLength(2)
  const secret = ['.data/inquiries.db', '.data/backups/a.key', '.site/tokens/1.json', '.env', '.git/config']
  expect(secret.filter(isServed)).toEqual([])
})
