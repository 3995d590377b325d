import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { usedRouter } from './used-router'

const shell = fileURLToPath(new URL('../../..', import.meta.url))
const host = 'virtual:host'

const hostThat = (code: string): Plugin => ({
  name: 'host',
  resolveId: (id) => (id === host ? id : null),
  load: (id) => (id === host ? code : null),
})

/** The script of a host, without React. */
async function scriptOf(code: string): Promise<string> {
  const built = (await build({
    root: shell,
    configFile: false,
    logLevel: 'silent',
    plugins: [hostThat(code), usedRouter()],
    build: {
      write: false,
      rolldownOptions: {
        input: host,
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

it('leaves out the parts of React Router that the host does not use', async () => {
  const script = await scriptOf(`export { Router, useLocation } from 'react-router-dom'`)
  expect(script).toContain('useLocation() may be used only in the context of a <Router> component.')
  // The page for errors of routes, their boundary, and links.
  expect(script).not.toContain('Unexpected Application Error!')
  expect(script).not.toContain('Invalid redirect location')
  expect(script).not.toContain('data-discover')
})

it('keeps those that it uses', async () => {
  const script = await scriptOf(`export { Link, Route, Routes } from 'react-router-dom'`)
  expect(script).toContain('Unexpected Application Error!')
  expect(script).toContain('contextType')
  expect(script).toContain('data-discover')
})
