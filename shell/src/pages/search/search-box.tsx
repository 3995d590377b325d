import { searchPartId, searchPath } from 'contract/search'
import { Section } from 'shared-ui'
import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { searchPage } from '../../../content/search-page'
import { returnAgain } from '../../navigation/scroll'
import type { useSearch } from './use-search'
import type { Found } from './search-index'

/** Most results that are shown. */
const mostShown = 20

const fieldId = 'search-field'

/** Up and Down move between the field and the results, Enter to the first of them. `update` brings the results up to date. */
function moveThroughResults(event: KeyboardEvent<HTMLElement>, update: () => void) {
  // The key belongs to the input method.
  if (event.nativeEvent.isComposing) return
  const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
  const step = isEnter ? 1 : { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  // An outdated result may be removed while it is focused, and the focus would be lost.
  flushSync(update)
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  if (next) event.preventDefault()
  next?.focus()
}

function summary({ length }: Found[]): string {
  const { one, many, best } = searchPage.found
  if (length === 0) return searchPage.none
  return `${length} ${length === 1 ? one : many}${length > mostShown ? `, ${best} ${mostShown}` : ''}`
}

const wordsInAddress = () => new URLSearchParams(location.search).get('q') ?? ''

/** Keeps the words in the address: a visitor who comes back, or loads the page again, finds them there. */
function keepWords(query: string): void {
  // While the page of a result loads, the address is already that of the result.
  if (location.pathname !== searchPath || query === wordsInAddress()) return
  history.replaceState(history.state, '', query ? `?${new URLSearchParams({ q: query })}` : searchPath)
}

/** The field and the results. Words in the address (`?q=`) are searched at once. */
export function SearchBox({ search }: { search: ReturnType<typeof useSearch> }) {
  const [query, setQuery] = useState(wordsInAddress)
  // Typing does not wait for results; an arrow key does.
  const [asked, setAsked] = useState(query.trim())
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const part = document.getElementById(searchPartId)
    const begin = () => field.current?.focus()
    if (location.hash === `#${searchPartId}`) begin()
    // Another link to the search focuses its part of the page.
    part?.addEventListener('focus', begin)
    return () => part?.removeEventListener('focus', begin)
  }, [])
  useEffect(() => {
    // Safari refuses more than 100 changes of the address in 30 seconds.
    const later = setTimeout(keepWords, 500, asked)
    return () => clearTimeout(later)
  }, [asked])
  // Typing renders the field first, with what was found before.
  const found = useMemo(
    () => (typeof search === 'string' || asked === '' ? [] : search(asked)),
    [search, asked],
  )
  useEffect(() => {
    if (typeof search !== 'string') returnAgain()
  }, [search])
  return (
    <Section aria-labelledby={`${fieldId}-label`}>
      <search
        onKeyDown={(event) => moveThroughResults(event, () => setAsked(query.trim()))}
        className="pg:block pg:max-w-[46rem]"
      >
        <label id={`${fieldId}-label`} htmlFor={fieldId} className="pg:font-serif pg:text-h3">
          {searchPage.label}
        </label>
        <p id={`${fieldId}-hint`} className="pg:mt-1 pg:text-sm pg:text-muted">
          {searchPage.hint}
        </p>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          aria-describedby={`${fieldId}-hint`}
          value={query}
          onChange={({ target: { value } }) => {
            setQuery(value)
            startTransition(() => setAsked(value.trim()))
          }}
          onBlur={() => keepWords(query.trim())}
          className="pg:mt-3 pg:min-h-12 pg:w-full pg:rounded-md pg:border pg:border-ink pg:bg-paper pg:px-4"
        />
        <p role="status" className="pg:mt-4 pg:min-h-7">
          {asked !== '' && (typeof search === 'string' ? searchPage[search] : summary(found))}
        </p>
        <ol>
          {found.slice(0, mostShown).map((result) => (
            <Result key={result.id} result={result} />
          ))}
        </ol>
      </search>
    </Section>
  )
}

function Result({ result: { address, title, heading, excerpt } }: { result: Found }) {
  return (
    <li className="pg:border-t pg:border-line pg:py-4">
      <a href={address} className="pg:font-semibold pg:text-ink pg:underline">
        {heading && heading !== title ? `${title}: ${heading}` : title}
      </a>
      <p className="pg:mt-1 pg:text-sm">{excerpt}</p>
    </li>
  )
}
