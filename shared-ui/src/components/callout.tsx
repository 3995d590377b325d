import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

const boxed = 'ui:rounded-card ui:border-l-4 ui:p-4 ui:md:p-6'

const calloutVariants = cva('ui:flex ui:gap-3 ui:text-ink ui:md:gap-4', {
  variants: {
    tone: {
      note: [boxed, 'ui:border-gold ui:bg-sand'],
      caution: [boxed, 'ui:border-clay ui:bg-blush'],
      plain: 'ui:max-w-[40rem]',
    },
  },
  defaultVariants: { tone: 'note' },
})

/** A note or a caution, set apart from the running text: a `text`, then the children. One of a page has an edge; others are `plain`. */
export function Callout({
  tone,
  title,
  text,
  className,
  children,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof calloutVariants> & { title: string; text?: ReactNode }) {
  return (
    <div role="note" {...props} className={cn(calloutVariants({ tone }), className)}>
      <Icon name={tone === 'caution' ? 'caution' : 'info'} className="ui:mt-0.5 ui:size-6" />
      <div className="ui:min-w-0 ui:space-y-2">
        <p className="ui:font-semibold">{title}</p>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
