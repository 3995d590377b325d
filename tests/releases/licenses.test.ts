import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distOf } from '../setup/workspace'

it.each([
  ['shell', ['react', 'react-dom', 'react-router', '@fontsource-variable/source-sans-3', 'tailwindcss']],
  ['mf-programs', ['@originjs/vite-plugin-federation', 'tailwindcss']],
  ['mf-resources', ['@originjs/vite-plugin-federation', 'tailwindcss']],
  ['mf-engagement', ['@originjs/vite-plugin-federation', 'tailwindcss', 'zod']],
])('%s ships the licenses of the packages in its build', async (name, packages) => {
  const texts = (await readFile(join(distOf(name), 'client/licenses.txt'), 'utf8')).split(/\n-{72}\n\n/)
  for (const shipped of packages) {
    const text = texts.find((license) => license.startsWith(`${shipped} `))
    expect(text, shipped).toMatch(/permission|license|许可/i)
  }
})
