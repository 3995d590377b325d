import { useState, type MouseEvent } from 'react'
import { useFirstUse } from './first-uses'
import { entryAddress, type GlossaryEntry, type ReadData } from './glossary'
import { Term } from './prose'

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

const canExplain = () => 'showPopover' in HTMLElement.prototype

/**
 * A Sanskrit term that explains itself where a page uses it first: a link to its entry in the `glossary`, which a press shows
 * in place; without scripts, and where the entry cannot be read, it leads there.
 */
export function ExplainedTerm({ term, glossary }: { term: string; glossary: string }) {
  const readData = useFirstUse(term.toLowerCase())
  if (!readData) return <Term>{term}</Term>
  return <TermLink term={term} href={entryAddress(glossary, term)} readData={readData} />
}

interface Shown {
  link: HTMLElement
  entry: GlossaryEntry
  Explanation: typeof import('./explanation').Explanation
}

/** The entry, and the code that shows it, which is loaded at the first press; undefined where one of them cannot be had. */
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
    const loaded = await loadShown(event.currentTarget, readData, href)
    if (loaded) setShown(loaded)
    else location.assign(href)
  }
  return (
    <>
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
    </>
  )
}
