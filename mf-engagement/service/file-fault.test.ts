import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { explainFileFault } from './file-fault'

it.runIf(existsSync('/dev/full'))('says that the disk is full', async () => {
  expect(await writeFile('/dev/full', 'entry').catch(explainFileFault)).toMatchObject({
    code: 'file_unusable',
    message: expect.stringMatching(/^the disk: .*found ENOSPC.*\nGive .*free some space/) as string,
  })
})
