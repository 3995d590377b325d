import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

const buttonVariants = cva(
  'kit-button ui:inline-flex ui:items-center ui:justify-center ui:gap-2 ui:rounded-full ui:border ui:font-semibold ui:transition-colors ui:duration-200 ui:cursor-pointer ui:aria-disabled:cursor-not-allowed ui:aria-disabled:opacity-60 ui:text-center',
  {
    variants: {
      variant: {
        gold: 'ui:border-gold ui:bg-gold ui:text-deep ui:hover:bg-gold-bright ui:hover:border-gold-bright',
        green: 'ui:border-deep ui:bg-deep ui:text-cream ui:hover:bg-leaf ui:hover:border-leaf',
        outline: 'ui:text-deep ui:hover:bg-deep ui:hover:text-cream',
        'outline-light':
          'ui:border-cream/60 ui:text-cream ui:hover:border-cream ui:hover:bg-cream ui:hover:text-deep',
      },
      size: {
        small: 'ui:min-h-10 ui:px-5 ui:py-1.5 ui:text-sm',
        normal: 'ui:min-h-12 ui:px-7 ui:py-2.5 ui:text-base ui:max-[30rem]:w-full',
      },
    },
    defaultVariants: { variant: 'green', size: 'normal' },
  },
)

type Variants = VariantProps<typeof buttonVariants>

/** A button. Never submits a form unless `type="submit"` is given. */
export function Button({ variant, size, className, ...props }: ComponentProps<'button'> & Variants) {
  return <button type="button" {...props} className={cn(buttonVariants({ variant, size }), className)} />
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'a'> & { href: string } & Variants) {
  return <a {...props} className={cn(buttonVariants({ variant, size }), className)} />
}

/** A link to another site that looks like a button. */
export function ExternalButtonLink({
  variant,
  size,
  className,
  children,
  ...props
}: ComponentProps<'a'> & { href: string } & Variants) {
  return (
    <a target="_blank" rel="noopener" {...props} className={cn(buttonVariants({ variant, size }), className)}>
      {children}
      <Icon name="external" className="ui:size-[0.8em]" />
      <span className="ui:sr-only"> (opens in a new tab)</span>
    </a>
  )
}
