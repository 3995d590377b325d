import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { designTokens } from './design-tokens'

it('distinguishes the tokens that sheets define from those that they only use', async () => {
  const dir = await temporaryFolder()
  await writeFile(
    join(dir, 'a.css'),
    ':root{--own:1px}.x{color:var(--gold);margin:var(--own);--tw-leading:1}',
  )
  await writeFile(join(dir, 'b.css'), '.y{color:var(--gold-deep,red);line-height:var(--tw-leading)}')
  expect(await designTokens(dir)).toEqual({ defined: ['--own'], used: ['--gold', '--gold-deep'] })
})
