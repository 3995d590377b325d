import { useEffect, useState, type RefObject } from 'react'
import { cn } from '../components/cn'
import { Icon } from '../components/icon'

/** Milliseconds between scroll steps while the pointer is on the edge of a long list. */
const scrollRepeat = 50

const scrollStep = 40

/**
 * The edge of a list with more options: scrolls the list while the pointer is on it. Keys move the active option, which the
 * list's scroll padding keeps clear of the edges.
 */
export function ScrollEdge({ list, direction }: { list: RefObject<HTMLElement | null>; direction: 1 | -1 }) {
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  useEffect(() => {
    if (!isUnderPointer) return
    const timer = setInterval(() => {
      if (list.current) list.current.scrollTop += direction * scrollStep
    }, scrollRepeat)
    return () => clearInterval(timer)
  }, [isUnderPointer, list, direction])
  return (
    <div
      aria-hidden="true"
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      className={cn(
        'ui:absolute ui:inset-x-0 ui:grid ui:h-7 ui:cursor-default ui:place-items-center ui:bg-paper ui:text-muted',
        direction === -1 ? 'ui:top-0' : 'ui:bottom-0',
      )}
    >
      <Icon name="chevron-down" className={cn(direction === -1 && 'ui:rotate-180')} />
    </div>
  )
}
