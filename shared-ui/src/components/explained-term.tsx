import { useState, type MouseEvent } from 'react'
import { useReadDataAtFirstUse } from './first-uses'
import { entryAddress, type GlossaryEntry, type ReadData } from './glossary'
import { Term } from './prose'

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

const canExplain = () => 'showPopover' in HTMLElement.prototype

/**
 * A Sanskrit term that is explained at its first use on a page: a link to its entry in the `glossary`. A press shows the entry
 * in place; without scripts, or if the entry cannot be loaded, the link is followed.
 */
export function ExplainedTerm({ term, glossary }: { term: string; glossary: string }) {
  const readData = useReadDataAtFirstUse(term.toLowerCase())
  if (!readData) return <Term>{term}</Term>
  return <TermLink term={term} href={entryAddress(glossary, term)} readData={readData} />
}

interface Shown {
  link: HTMLElement
  entry: GlossaryEntry
  Explanation: typeof import('./explanation').Explanation
}

/** The entry and the code that shows it, loaded at the first press; undefined if either cannot be loaded. */
async function loadShown(link: HTMLElement, readData: ReadData, href: string): Promise<Shown | undefined> {
  const code = await import('./explanation').catch(() => undefined)
  const entry = await code?.readEntry(readData, href)
  return code && entry && { link, entry, Explanation: code.Explanation }
}

function TermLink({ term, href, readData }: { term: string; href: string; readData: ReadData }) {
  const [shown, setShown] = useState<Shown>()
  const explain = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event) || !canExplain()) return
    event.preventDefault()
    const link = event.currentTarget
    const loaded = await loadShown(link, readData, href)
    if (loaded) setShown(loaded)
    // A visitor who has gone to another page by then stays there.
    else if (link.isConnected) location.assign(href)
  }
  return (
    // One element: a browser that translates the page replaces the text that React would insert the explanation before.
    <span>
      <a
        href={href}
        rel="help"
        aria-haspopup="dialog"
        aria-expanded={shown !== undefined}
        className="kit-term"
        onClick={(event) => void explain(event)}
      >
        <Term>{term}</Term>
      </a>
      {shown && (
        <shown.Explanation
          link={shown.link}
          entry={shown.entry}
          href={href}
          onClose={() => setShown(undefined)}
        />
      )}
    </span>
  )
}
