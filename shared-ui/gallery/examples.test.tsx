// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import * as kit from '../src/kit'
import * as forms from '../src/forms'
import * as toaster from '../src/toasts/toaster'
import { exampleFiles } from './example-files'

const sources = Object.values(
  import.meta.glob<string>('../src/**/*.examples.tsx', { eager: true, query: '?raw', import: 'default' }),
)

/** The kit's components. A slot renders nothing itself; providers are not functions. */
const components = Object.entries({ ...kit, ...forms, ...toaster })
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && name !== 'Slot')
  .map(([name]) => name)

it.each(components)('%s has an example', (name) => {
  expect(sources.some((source) => new RegExp(`<${name}\\b`).test(source))).toBe(true)
})

describe.each(exampleFiles)('$title', ({ examples }) => {
  it.each(examples)('$title hydrates what was prerendered', async ({ Render }) => {
    const errors = vi.spyOn(console, 'error')
    const root = document.createElement('div')
    document.body.replaceChildren(root)
    root.innerHTML = renderToString(<Render />)
    expect(root.childElementCount).toBeGreaterThan(0)
    const recovered = vi.fn<(error: unknown) => void>()
    const hydrated = await act(async () => hydrateRoot(root, <Render />, { onRecoverableError: recovered }))
    expect(recovered).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    await act(async () => hydrated.unmount())
  })
})
