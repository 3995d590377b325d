import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../store/testing/temporary-site'
import { buildServer } from './server-build'

it('leaves styles out of a server build, and keeps the class names of CSS modules', async () => {
  const root = await temporaryFolder()
  await writeFile(join(root, 'plain.css'), 'not a sheet {{')
  await writeFile(join(root, 'box.module.css'), '.box { color: red }')
  await writeFile(join(root, 'page.js'), "import './plain.css'\nexport { box } from './box.module.css'\n")
  await buildServer(root, { input: 'page.js' })
  expect(await readFile(join(root, 'dist/server/page.js'), 'utf8')).toMatch(/"_box_\w+"/)
})
