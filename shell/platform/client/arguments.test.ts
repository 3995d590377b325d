import { readArguments } from './arguments'

it('takes --force for what a publisher refuses', () => {
  for (const command of ['publish', 'rollback'])
    expect(readArguments([command, '--to', 'https://releases.college.example', '--force'])).toMatchObject({
      command,
      options: { force: true },
    })
})
