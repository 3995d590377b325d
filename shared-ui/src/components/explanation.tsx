import { useEffect, useRef } from 'react'
import type { GlossaryEntry, GlossarySubject, ReadData } from './glossary'
import { Term } from './prose'
import { Pronunciation } from './pronunciation'

/** The entry at this address; undefined if the page cannot be read, or has none. */
export async function readEntry(readData: ReadData, address: string): Promise<GlossaryEntry | undefined> {
  const [path = '', id] = address.split('#')
  const subjects = await readData(path).catch(() => undefined)
  if (!Array.isArray(subjects)) return undefined
  return (subjects as GlossarySubject[]).flatMap(({ entries }) => entries).find((entry) => entry.id === id)
}

const margin = 8

/** Below the link, or above it if there is no room, within the window. */
function placeOf(link: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement) {
  const { left, top, bottom } = link.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isRoom = bottom + margin + offsetHeight <= clientHeight
  return {
    left: `${Math.max(margin, Math.min(left, clientWidth - offsetWidth - margin))}px`,
    top: `${isRoom ? bottom + margin : Math.max(margin, top - offsetHeight - margin)}px`,
  }
}

interface ExplanationProps {
  /** The term that it explains. */
  link: HTMLElement
  entry: GlossaryEntry
  /** The address of the entry in the glossary. */
  href: string
  onClose: () => void
}

/** The glossary's entry of a term, shown next to the term until Escape, a press or the focus elsewhere, or a step in the history. */
export function Explanation({ link, entry, href, onClose }: ExplanationProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const note = ref.current
    if (!note) return
    const place = () => {
      // Near the right edge it would be measured narrow.
      note.style.left = '0'
      Object.assign(note.style, placeOf(link, note))
    }
    note.showPopover()
    place()
    note.focus({ preventScroll: true })
    const closed = new AbortController()
    // Captured: a box around the term may scroll.
    const options = { capture: true, signal: closed.signal }
    for (const event of ['scroll', 'resize']) addEventListener(event, place, options)
    addEventListener('popstate', () => note.hidePopover(), options)
    return () => closed.abort()
  }, [link])
  return (
    <span
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={entry.term}
      tabIndex={-1}
      // Otherwise it could cover what has the focus now.
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.hidePopover()
      }
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="ui:fixed ui:inset-auto ui:m-0 ui:max-h-[calc(100%-1rem)] ui:max-w-80 ui:rounded-md ui:border ui:border-gold ui:bg-paper ui:p-4 ui:text-sm ui:text-ink ui:lift-raised"
    >
      <Term className="ui:font-semibold">{entry.term}</Term>
      <span className="ui:mt-1 ui:block">{entry.meaning}</span>
      <span className="ui:mt-1 ui:block">
        <Pronunciation {...entry} />
      </span>
      <a href={href} rel="help" className="ui:mt-2 ui:inline-block ui:py-1 ui:text-gold-deep ui:underline">
        Glossary
      </a>
    </span>
  )
}
