import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

/** A list whose items are marked with a gold check. */
export function CheckList({ items, className, ...props }: ComponentProps<'ul'> & { items: ReactNode[] }) {
  return (
    <ul {...props} className={cn('ui:space-y-3', className)}>
      {items.map((item, index) => (
        <li key={index} className="ui:flex ui:gap-3">
          <Icon name="check" className="ui:mt-1 ui:text-gold-strong" />
          <span className="kit-measure">{item}</span>
        </li>
      ))}
    </ul>
  )
}

/** A plain list with small gold marks. */
export function BulletList({ items, className, ...props }: ComponentProps<'ul'> & { items: ReactNode[] }) {
  return (
    <ul {...props} className={cn('kit-bullets ui:space-y-2', className)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

/** A step of an ordered procedure. */
interface Step {
  title: string
  description: ReactNode
}

/** Numbered steps, each with a title (h3) and a description. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="ui:space-y-6">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="ui:flex ui:gap-5">
          <span
            aria-hidden="true"
            className="ui:grid ui:size-11 ui:shrink-0 ui:place-items-center ui:rounded-full ui:border ui:border-gold ui:font-serif ui:text-lg ui:text-gold-deep"
          >
            {index + 1}
          </span>
          <div className="ui:pt-1.5">
            <h3 className="ui:font-serif ui:text-h3">{title}</h3>
            <div className="kit-measure ui:mt-2 ui:text-muted">{description}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
