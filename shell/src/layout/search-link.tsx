import { searchPartId, searchPath } from 'contract/search'
import { Icon } from 'shared-ui'
import { useEffect, useRef } from 'react'
import { frame } from '../../content/frame'

const isTyped = ({ target }: Event) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, [role=combobox], [contenteditable]',
  ) !== null

/** The link to the search; the key `/` follows it. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return
      event.preventDefault()
      link.current?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <a
      ref={link}
      rel="search"
      href={`${searchPath}#${searchPartId}`}
      aria-label={frame.search}
      className="sh:grid sh:size-11 sh:shrink-0 sh:place-items-center sh:rounded-md sh:text-deep sh:hover:bg-sand sh:md:size-9 sh:md:max-lg:-mx-1.5 sh:md:max-lg:size-7"
    >
      <Icon name="search" />
    </a>
  )
}
