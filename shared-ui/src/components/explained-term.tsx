import { useState, type MouseEvent } from 'react'
import { Explanation } from './explanation'
import { useFirstUse } from './first-uses'
import { entryAddress, readEntry, type GlossaryEntry, type ReadData } from './glossary'
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
}

function TermLink({ term, href, readData }: { term: string; href: string; readData: ReadData }) {
  const [shown, setShown] = useState<Shown>()
  const explain = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event) || !canExplain()) return
    event.preventDefault()
    const link = event.currentTarget
    const entry = await readEntry(readData, href)
    if (entry) setShown({ link, entry })
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
      {shown && <Explanation {...shown} href={href} onClose={() => setShown(undefined)} />}
    </>
  )
}
