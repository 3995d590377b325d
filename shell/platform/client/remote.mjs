#!/usr/bin/env node
// The remote's own tool in the workspace, where it is TypeScript.
import '../build/register-typescript.mjs'

await import('./remote.ts')
