import { join, relative } from 'node:path'
import { workspaceRoot } from '../workspace'
import { readableFolders } from './readable-folders'

const isReadable = (file: string) =>
  readableFolders.some((folder) => !relative(folder, join(workspaceRoot, file)).startsWith('..'))

it('lets Vite serve the packages, and neither the inquiries nor the site', () => {
  expect(['shell/src/main.tsx', 'package.json'].filter(isReadable)).toHaveLength(2)
  expect(['.data/inquiries.db', '.site/tokens/1.json', '.env'].filter(isReadable)).toEqual([])
})
