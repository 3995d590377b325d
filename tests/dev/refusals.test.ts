import { runCommand } from '../setup/published-site'

const develop = (...args: string[]) => runCommand('dev.ts', args, { SITE_DIR: '/nonexistent', PORT: '0' })

it.each([
  [['mf-nothing'], 'no section mf-nothing', 'Sections: shell, mf-engagement, mf-programs, mf-resources'],
  [['mf-programs'], 'Nothing is published in /nonexistent', 'npm run site -- publish'],
  [['mf-programs', '--against', 'http://127.0.0.1:9'], 'found', '--against URL'],
])('refuses %j in words', async (args, fault, mend) => {
  const { code, output } = await develop(...args)
  expect(code).toBe(1)
  expect(output).toContain(fault)
  expect(output).toContain(mend)
  expect(output).not.toMatch(/^ +at /m)
})
