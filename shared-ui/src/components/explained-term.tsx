import { useState, type MouseEvent } from 'react'
import { Explanation } from './explanation'
import { useIsFirst } from './first-uses'
import { readGlossary, type GlossaryText } from './read-glossary'
import { Term } from './prose'

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

const canExplain = () => 'showPopover' in HTMLElement.prototype

/** The entry of a term in the page `glossary`: the term in lower case, hyphens for spaces. */
const entryOf = (glossary: string, term: string) => `${glossary}#${term.toLowerCase().replaceAll(' ', '-')}`

/**
 * A Sanskrit term that explains itself where a page uses it first: a link to its entry in the `glossary`, which a press shows
 * in place; without scripts, and where the entry cannot be read, it leads there.
 */
export function ExplainedTerm({ term, glossary }: { term: string; glossary: string }) {
  return useIsFirst(term.toLowerCase()) ? (
    <TermLink term={term} href={entryOf(glossary, term)} />
  ) : (
    <Term>{term}</Term>
  )
}

interface Shown {
  link: HTMLElement
  text: GlossaryText
}

function TermLink({ term, href }: { term: string; href: string }) {
  const [shown, setShown] = useState<Shown>()
  const explain = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event) || !canExplain()) return
    event.preventDefault()
    const link = event.currentTarget
    const text = await readGlossary(href)
    if (text) setShown({ link, text })
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
