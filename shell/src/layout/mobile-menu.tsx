import { Icon } from 'shared-ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { BarItem } from '../navigation/site-navigation'
import { MenuLinks } from './menu-links'

const id = 'mobile-menu'
const linkClass =
  'sh:block sh:rounded-md sh:px-3 sh:py-3 sh:text-ink sh:no-underline sh:hover:bg-sand sh:aria-[current]:bg-mist'

/**
 * The slide-out menu of narrow screens. Served as a popover, which opens without any script; after hydration the
 * same element opens as a modal dialog, which keeps focus inside and gives it back.
 */
export function MobileMenu({ bar, path }: { bar: BarItem[]; path: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [enhanced, setEnhanced] = useState(false)
  useEffect(() => {
    const wasOpen = dialog.current?.matches(':popover-open') ?? false
    if (wasOpen) dialog.current?.hidePopover()
    setEnhanced(true)
    if (wasOpen) dialog.current?.showModal()
  }, [])

  const close = () => dialog.current?.close()
  const closeOnChoice = (event: MouseEvent) => {
    const onBackdrop = event.target === dialog.current
    if (onBackdrop || (event.target instanceof Element && event.target.closest('a'))) close()
  }
  const opener = enhanced ? { onClick: () => dialog.current?.showModal() } : { popoverTarget: id }
  const closer = enhanced ? { onClick: close } : { popoverTarget: id, popoverTargetAction: 'hide' as const }

  return (
    <>
      <button
        type="button"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        {...opener}
        className="sh:grid sh:size-11 sh:cursor-pointer sh:place-items-center sh:rounded-md sh:hover:bg-sand sh:md:hidden"
      >
        <Icon name="menu" className="sh:size-7" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label="Menu"
        popover={enhanced ? undefined : 'auto'}
        onClick={closeOnChoice}
        className="slide-out"
      >
        <div className="sh:flex sh:min-h-full sh:flex-col sh:p-4">
          <button
            type="button"
            aria-label="Close the menu"
            {...closer}
            className="sh:mb-2 sh:ml-auto sh:grid sh:size-11 sh:cursor-pointer sh:place-items-center sh:rounded-md sh:hover:bg-sand"
          >
            <Icon name="close" className="sh:size-6" />
          </button>
          <nav aria-label="Mobile">
            <ul>
              {bar.map((item) => (
                <li key={item.kind === 'menu' ? item.menu.label : item.entry.to}>
                  <MobileItem item={item} path={path} />
                </li>
              ))}
              <li>
                <a href="/coming-soon" className={linkClass}>
                  Student Portal
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  )
}

function MobileItem({ item, path }: { item: BarItem; path: string }) {
  if (item.kind === 'link') {
    return (
      <a
        href={item.entry.to}
        aria-current={item.entry.to === path ? 'page' : undefined}
        className={linkClass}
      >
        {item.entry.label}
      </a>
    )
  }
  return (
    <details className="sh:group">
      <summary className="sh:flex sh:cursor-pointer sh:list-none sh:items-center sh:justify-between sh:rounded-md sh:px-3 sh:py-3 sh:hover:bg-sand sh:[&::-webkit-details-marker]:hidden">
        {item.menu.label}
        <Icon name="chevron-down" className="sh:transition-transform sh:group-open:rotate-180" />
      </summary>
      <div className="sh:mb-2 sh:ml-3 sh:border-l sh:border-line sh:pl-1">
        <MenuLinks menu={item.menu} path={path} />
      </div>
    </details>
  )
}
