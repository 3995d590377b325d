import { readArguments } from './arguments'

it('takes --force for what a publisher refuses', () => {
  for (const command of ['publish', 'rollback'])
    expect(readArguments([command, '--to', 'https://releases.college.example', '--force'])).toMatchObject({
      command,
      options: { force: true },
    })
})

it('refuses an option that the command would ignore', () => {
  expect(() => readArguments(['check', '--preview', '--to', 'https://releases.college.example'])).toThrow(
    expect.objectContaining({ code: 'usage', message: 'check: --preview is more than it takes.' }),
  )
})
