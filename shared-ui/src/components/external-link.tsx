import type { ComponentProps } from 'react'
import { Icon } from './icon'

/** A link to another site: opens a new tab and says so. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <Icon name="external" className="ui:ml-1 ui:inline ui:size-[0.8em] ui:align-baseline" />
      <span className="ui:sr-only"> (opens in a new tab)</span>
    </a>
  )
}
