import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { buildServer } from './server-build'

it('leaves styles out of a server build, and keeps the class names of CSS modules and the imported files', async () => {
  const root = await temporaryFolder()
  await writeFile(join(root, 'plain.css'), 'not a sheet {{')
  await writeFile(join(root, 'box.module.css'), '.box { color: red }')
  await writeFile(join(root, 'tea.png'), 'a picture')
  const styles = "import './plain.css'\nexport { box } from './box.module.css'\n"
  await writeFile(join(root, 'page.js'), `${styles}export { default as tea } from './tea.png'\n`)
  const warned = vi.spyOn(console, 'warn')
  await buildServer(root, { input: 'page.js' })
  expect(warned).not.toHaveBeenCalled()
  expect(await readFile(join(root, 'dist/server/page.js'), 'utf8')).toMatch(/"_box_\w+"/)
  expect(await readdir(join(root, 'dist/client'))).toEqual([expect.stringMatching(/^tea-.{8}\.png$/)])
})
