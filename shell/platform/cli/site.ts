import { reportFailure } from './report-failure'
import { runSite } from './run-site'

await runSite(process.argv.slice(2), process.env).catch((error: unknown) => {
  reportFailure(error, process.env)
  process.exit(1)
})
