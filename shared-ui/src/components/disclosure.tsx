import type { ReactNode } from 'react'
import { Icon } from './icon'

/** A summary that opens to show more; works without JavaScript. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="ui:group ui:rounded-card ui:border ui:border-line ui:bg-paper ui:text-ink">
      <summary className="kit-summary ui:justify-between ui:gap-4 ui:p-5 ui:font-semibold">
        {summary}
        <Icon name="chevron-down" className="ui:transition-transform ui:group-open:rotate-180" />
      </summary>
      <div className="ui:px-5 ui:pb-5">{children}</div>
    </details>
  )
}
