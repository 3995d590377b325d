import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

const surface =
  'ui:rounded-card ui:border ui:border-line ui:bg-paper ui:p-6 ui:text-ink ui:lift-card ui:md:p-7'

/** A raised surface: for forms, prices and facts. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn(surface, 'ui:h-full', className)} />
}

/** Reference material under a rule; a card would look as if it could be opened. */
export function Ruled({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('ui:border-t-2 ui:border-gold ui:pt-5', className)} />
}

/** The heading of a card (h3 unless `as` says otherwise). */
export function CardTitle({
  as: Heading = 'h3',
  className,
  ...props
}: ComponentProps<'h3'> & { as?: 'h2' | 'h3' }) {
  return <Heading {...props} className={cn('ui:font-serif ui:text-h3', className)} />
}

interface LinkCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  href: string
  title: string
  eyebrow?: ReactNode
  /** Text of the link line at the foot of the card. */
  action?: string
}

/** A card that is one link: the title is the link's text, and the whole surface is clickable. */
export function LinkCard({ href, title, eyebrow, action, className, children, ...props }: LinkCardProps) {
  return (
    <div
      {...props}
      className={cn(
        surface,
        'ui:group ui:relative ui:flex ui:h-full ui:flex-col ui:transition-[border-color,box-shadow] ui:duration-200 ui:hover:border-gold ui:hover:lift-raised',
        className,
      )}
    >
      {eyebrow && <div className="ui:mb-3">{eyebrow}</div>}
      <h3 className="ui:font-serif ui:text-h3">
        <a href={href} className="kit-card-link">
          {title}
        </a>
      </h3>
      <div className={cn('kit-measure ui:mt-3', action && 'ui:mb-4')}>{children}</div>
      {action && (
        <p
          aria-hidden="true"
          className="ui:mt-auto ui:flex ui:items-center ui:gap-2 ui:text-sm ui:font-semibold ui:text-gold-deep"
        >
          {action}
          <Icon
            name="arrow-right"
            className="ui:transition-transform ui:duration-200 ui:group-hover:[translate:0.25rem]"
          />
        </p>
      )}
    </div>
  )
}
