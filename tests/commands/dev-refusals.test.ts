import { runCommand } from '../setup/published-site'

it.each([
  [['mf-nothing'], 'no remote mf-nothing', 'Remotes: shell, mf-'],
  [['mf-programs'], 'Nothing is published in /nonexistent', 'npm run site -- publish'],
  [
    ['mf-programs', '--against', 'https://college.example/site?a=b'],
    'expected an origin, which has no path; found https://college.example/site?a=b',
    '--against https://college.example',
  ],
  [['kit', 'mf-programs'], 'The gallery of the kit takes no remotes', 'npm run dev -- kit '],
  [
    ['kit', '--against', 'http://127.0.0.1:9'],
    'The gallery of the kit takes no remotes',
    'npm run dev -- kit ',
  ],
])('refuses %j in words', async (args, fault, fix) => {
  const { code, output } = await runCommand('dev.ts', args, { SITE_DIR: '/nonexistent', PORT: '0' })
  expect(code).toBe(1)
  expect(output).toContain(fault)
  expect(output).toContain(fix)
  expect(output).not.toMatch(/^ +at /m)
})
