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
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={cn('ui:size-5 ui:shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
