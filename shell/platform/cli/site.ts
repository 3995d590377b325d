import { endWithFailure } from './report-failure'
import { runSite } from './run-site'

await runSite(process.argv.slice(2), process.env).catch(endWithFailure)
