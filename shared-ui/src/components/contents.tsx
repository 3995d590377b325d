import type { ReactNode } from 'react'
import { Icon } from './icon'
import { usePartOnScreen } from './use-part-on-screen'

/** A heading of the page that the contents list points to. */
export interface ContentsEntry {
  id: string
  label: ReactNode
}

export const contentsTitle = 'On this page'

/** The contents of a long page: links to its sections, the one that is being read marked; folded on phones. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  const shown = usePartOnScreen(entries.map(({ id }) => id))
  const links = entries.map(({ id, label }) => (
    <li key={id} className="ui:break-inside-avoid">
      <a
        href={`#${id}`}
        aria-current={id === shown ? 'location' : undefined}
        className="kit-contents-link ui:block ui:py-1 ui:text-ink"
      >
        {label}
      </a>
    </li>
  ))
  return (
    <nav aria-label={contentsTitle} className="ui:rounded-card ui:border ui:border-line ui:bg-paper ui:p-5">
      <details className="ui:group ui:md:hidden">
        <summary className="kit-summary ui:justify-between ui:gap-4">
          <span className="kit-eyebrow">{contentsTitle}</span>
          <Icon name="chevron-down" className="ui:transition-transform ui:group-open:rotate-180" />
        </summary>
        <ol className="ui:mt-2">{links}</ol>
      </details>
      <div className="ui:max-md:hidden">
        <p className="kit-eyebrow ui:mb-2">{contentsTitle}</p>
        <ol className="ui:columns-[2_18rem] ui:gap-8 ui:space-y-0.5">{links}</ol>
      </div>
    </nav>
  )
}
