import type { ComponentProps } from 'react'
import { ButtonLink } from './button'
import { cn } from './cn'

type Variant = ComponentProps<typeof ButtonLink>['variant']

interface ActionsProps {
  actions: { label: string; href: string }[]
  /** The look of the first button. */
  first?: Variant
  others?: Variant
  className?: string
}

/** A row of links that look like buttons: where to go from here. */
export function Actions({ actions, first = 'gold', others = 'outline', className }: ActionsProps) {
  return (
    <div className={cn('ui:flex ui:flex-wrap ui:gap-4', className)}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={label} href={href} variant={index === 0 ? first : others}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
