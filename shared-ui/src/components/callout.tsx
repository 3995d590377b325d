import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

const calloutVariants = cva('ui:flex ui:gap-4 ui:rounded-card ui:border-l-4 ui:p-5 ui:text-ink ui:md:p-6', {
  variants: {
    tone: {
      note: 'ui:border-gold ui:bg-sand',
      caution: 'ui:border-clay ui:bg-blush',
    },
  },
  defaultVariants: { tone: 'note' },
})

/** A note or a caution, set apart from the running text. */
export function Callout({
  tone,
  title,
  className,
  children,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof calloutVariants> & { title: string }) {
  return (
    <div role="note" {...props} className={cn(calloutVariants({ tone }), className)}>
      <Icon name={tone === 'caution' ? 'caution' : 'info'} className="ui:mt-0.5 ui:size-6" />
      <div className="ui:min-w-0 ui:space-y-2">
        <p className="ui:font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}
