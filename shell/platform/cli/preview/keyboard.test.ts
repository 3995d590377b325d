import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { keyboard } from './keyboard'

it.each([
  { isTTY: true, stat: 'Sl', isRead: false },
  { isTTY: true, stat: 'Sl+', isRead: true },
  { isTTY: false, stat: 'Sl', isRead: true },
])('is read, except in the background of a terminal: $stat', async ({ isTTY, stat, isRead }) => {
  const dir = await temporaryFolder()
  await writeFile(join(dir, 'ps'), `#!/bin/sh\necho ${stat}`)
  await chmod(join(dir, 'ps'), 0o755)
  vi.stubEnv('PATH', dir)
  vi.spyOn(process, 'stdin', 'get').mockReturnValue({ isTTY } as typeof process.stdin)
  expect(keyboard() === process.stdin).toBe(isRead)
})
