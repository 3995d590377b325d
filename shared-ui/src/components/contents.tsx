import type { ReactNode } from 'react'

/** A heading of the page that the contents list points to. */
interface ContentsEntry {
  id: string
  label: ReactNode
}

const title = 'On this page'

/** The contents of a long page: links to its sections. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  return (
    <nav aria-label={title} className="ui:rounded-card ui:border ui:border-line ui:bg-paper ui:p-5">
      <p className="kit-eyebrow ui:mb-2">{title}</p>
      <ol className="ui:columns-[2_18rem] ui:gap-8 ui:space-y-0.5">
        {entries.map(({ id, label }) => (
          <li key={id} className="ui:break-inside-avoid">
            <a
              href={`#${id}`}
              className="ui:block ui:py-1 ui:text-ink ui:no-underline ui:hover:underline ui:underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
