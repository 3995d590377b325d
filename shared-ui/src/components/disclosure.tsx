import type { ComponentProps } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

/** A summary that opens to show more; works without JavaScript. */
export function Disclosure({
  summary,
  className,
  children,
  ...props
}: ComponentProps<'details'> & { summary: string }) {
  return (
    <details
      {...props}
      className={cn('ui:group ui:rounded-card ui:border ui:border-line ui:bg-paper ui:text-ink', className)}
    >
      <summary className="kit-summary ui:justify-between ui:gap-4 ui:p-5 ui:font-semibold">
        {summary}
        <Icon name="chevron-down" className="ui:transition-transform ui:group-open:rotate-180" />
      </summary>
      <div className="ui:px-5 ui:pb-5">{children}</div>
    </details>
  )
}
