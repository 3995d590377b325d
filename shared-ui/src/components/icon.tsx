import type { ComponentProps } from 'react'
import { cn } from './cn'
import { iconPaths } from './icon-paths'

/** Name of a drawing in the icon set. */
export type IconName = keyof typeof iconPaths

/** A small line drawing, hidden from assistive technology: the text next to it says the same. */
export function Icon({
  name,
  className,
  ...props
}: Omit<ComponentProps<'svg'>, 'children'> & { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props} className={cn('kit-icon', className)}>
      <path d={iconPaths[name]} />
    </svg>
  )
}
