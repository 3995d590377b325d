import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { build } from 'vite'
import { withoutStyles } from './vite-base'

it('leaves styles out of a server build, and keeps the class names of CSS modules', async () => {
  const root = await mkdtemp(join(tmpdir(), 'server-build-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'plain.css'), 'not a sheet {{')
  await writeFile(join(root, 'box.module.css'), '.box { color: red }')
  await writeFile(join(root, 'page.js'), "import './plain.css'\nexport { box } from './box.module.css'\n")
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutStyles],
    build: { ssr: 'page.js', outDir: 'dist' },
  })
  expect(await readFile(join(root, 'dist/page.mjs'), 'utf8')).toMatch(/"_box_\w+"/)
})
