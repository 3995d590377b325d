import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const badgeVariants = cva(
  'ui:inline-flex ui:items-center ui:gap-1.5 ui:rounded-full ui:px-3 ui:py-1 ui:text-sm ui:font-semibold',
  {
    variants: {
      tone: {
        gold: 'ui:border ui:border-gold ui:bg-gold ui:text-deep',
        green: 'ui:border ui:border-mist ui:bg-mist ui:text-deep',
        outline: 'ui:border',
      },
    },
    defaultVariants: { tone: 'green' },
  },
)

/** A short fact in a pill. */
export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span {...props} className={cn(badgeVariants({ tone }), className)} />
}
