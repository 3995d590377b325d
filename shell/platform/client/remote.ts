#!/usr/bin/env node
// The remote's own tool, as its package runs it: `npx remote build`, `publish --to …` and others.
import { runRemote } from './remote-command'

await runRemote(process.cwd(), process.argv.slice(2), process.env)
