import { Icon } from 'shared-ui'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { entryAt, type Menu } from 'platform/navigation/site-navigation'
import { MenuLinks } from './menu-links'

/**
 * A dropdown of the header: a disclosure, not a menu widget (ARIA APG, disclosure navigation). `details` opens it
 * before any script; after hydration, a press outside, leaving it, and a step in the history close it, and so does Escape, which returns
 * the focus.
 */
export function HeaderMenu({ menu, path }: { menu: Menu; path: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')

  useEffect(() => {
    const closed = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && details.current?.contains(target))) close()
    }
    for (const event of ['pointerdown', 'popstate'])
      addEventListener(event, closeOutside, { signal: closed.signal })
    return () => closed.abort()
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Null if the pressed element takes no focus, as a link in Safari: the menu stays open for the click.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }

  return (
    <details
      ref={details}
      name="header-menu"
      className="sh:group sh:relative"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onClick={closeOnChoice}
    >
      <summary
        aria-current={entryAt(menu, path) ? 'true' : undefined}
        className="kit-summary sh:gap-0.5 sh:rounded-md sh:px-1 sh:py-2 sh:lg:gap-1 sh:lg:px-2 sh:hover:text-gold-deep sh:decoration-gold sh:decoration-2 sh:underline-offset-8 sh:aria-[current]:underline"
      >
        {menu.label}
        <Icon name="chevron-down" className="sh:size-3.5 sh:transition-transform sh:group-open:rotate-180" />
      </summary>
      <div className="sh:absolute sh:top-full sh:left-0 sh:mt-3 sh:max-h-[calc(100dvh-6rem)] sh:w-80 sh:text-sm sh:whitespace-normal sh:overflow-y-auto sh:rounded-card sh:border sh:border-line sh:bg-paper sh:p-3 sh:lift-raised">
        <MenuLinks menu={menu} path={path} />
      </div>
    </details>
  )
}
