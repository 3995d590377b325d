import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, type Rolldown } from 'vite'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { sampleBrand } from '../testing/sample-brand'
import { siteIcons } from './site-icons'

it('fills the square of the icons for home screens, whatever the corners of the icon', async () => {
  const root = await temporaryFolder()
  await writeFile(join(root, 'main.js'), '')
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><rect width="640" height="640" rx="99.5" fill="#f00"/><path fill="#fff" d="M99 99h400v400z"/></svg>'
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteIcons({ ...sampleBrand, icon })],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput
  const icons = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.png') ? [file.source as Uint8Array] : [],
  )
  expect(icons).toHaveLength(4)
  for (const png of icons) expect((await sharp(png).stats()).isOpaque).toBe(true)
})
