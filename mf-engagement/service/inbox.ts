import { explainFileFault } from './file-fault'
import { usage } from './staff/commands'
import { UsageError } from './staff/command'
import { runCommand } from './staff/run-command'

try {
  await runCommand(process.argv.slice(2), process.env, (text) => console.log(text))
} catch (fault) {
  const error = explainFileFault(fault)
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof UsageError) console.error(`\n${usage}`)
  process.exitCode = 1
}
