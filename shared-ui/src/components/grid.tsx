import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const gridVariants = cva('ui:grid ui:gap-5 ui:md:gap-6', {
  variants: {
    columns: {
      2: 'ui:md:grid-cols-2',
      3: 'ui:md:grid-cols-3',
      4: 'ui:sm:grid-cols-2 ui:lg:grid-cols-4',
    },
  },
  defaultVariants: { columns: 3 },
})

/** A list (`ul`) of cards in columns: one on a phone, up to `columns` on a wide screen; of three, never two and one. Children are `li`. */
export function Grid({
  columns,
  className,
  ...props
}: ComponentProps<'ul'> & VariantProps<typeof gridVariants>) {
  return <ul {...props} className={cn(gridVariants({ columns }), className)} />
}
