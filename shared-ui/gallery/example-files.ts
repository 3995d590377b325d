import type { ComponentType } from 'react'

/** One example of a component: a named export of an examples file, whose name is its title. */
interface Example {
  title: string
  Render: ComponentType
}

/** The examples of one component. */
export interface ExampleFile {
  /** The file name without extensions; the anchor in the gallery. */
  id: string
  title: string
  examples: Example[]
}

/** `LinkToPage` and `text-area-field` as words: "Link to page", "Text area field". */
function words(name: string): string {
  const spaced = name
    .replaceAll(/\B[A-Z]/g, ' $&')
    .replaceAll('-', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const modules = import.meta.glob<Record<string, ComponentType>>('../src/**/*.examples.tsx', { eager: true })

/** All examples of the kit, by component. */
export const exampleFiles = Object.entries(modules)
  .map(([path, exports]): ExampleFile => {
    const id = path.replace(/^.*\/(.*)\.examples\.tsx$/, '$1')
    const examples = Object.entries(exports).map(([name, Render]) => ({ title: words(name), Render }))
    return { id, title: words(id), examples }
  })
  .toSorted((a, b) => a.id.localeCompare(b.id))
