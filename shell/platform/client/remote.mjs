#!/usr/bin/env node
// The remote's own tool in the workspace, as TypeScript.
import '../build/register-typescript.mjs'

await import('./remote.ts')
