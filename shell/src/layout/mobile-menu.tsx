import { Icon } from 'shared-ui'
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { frame } from '../../content/frame'

const id = 'mobile-menu'
const { menu } = frame

function openModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  // Keeps the page below from scrolling. A rule with `:has()` at the root would be matched at every change of the page.
  document.documentElement.dataset['menuOpen'] = ''
}

const letScroll = () => void delete document.documentElement.dataset['menuOpen']

/**
 * The slide-out menu of narrow screens, around its links. Served as a popover, which opens without any script; after
 * hydration the same element opens as a modal dialog, which keeps focus inside and gives it back.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [enhanced, setEnhanced] = useState(false)
  useEffect(() => {
    // A browser without popovers throws at the selector.
    const wasOpen = 'showPopover' in HTMLElement.prototype && dialog.current?.matches(':popover-open')
    if (wasOpen) dialog.current?.hidePopover()
    setEnhanced(true)
    if (wasOpen) openModal(dialog.current)
  }, [])

  const close = () => dialog.current?.close()
  const { key } = useLocation()
  // After going back, an open menu would cover the page, and as a modal dialog keep the focus from its heading.
  useLayoutEffect(close, [key])
  const closeOnChoice = (event: MouseEvent) => {
    const onBackdrop = event.target === dialog.current
    if (onBackdrop || (event.target instanceof Element && event.target.closest('a'))) close()
  }
  const opener = enhanced ? { onClick: () => openModal(dialog.current) } : { popoverTarget: id }
  const closer = enhanced ? { onClick: close } : { popoverTarget: id, popoverTargetAction: 'hide' as const }

  return (
    <>
      <button
        type="button"
        aria-label={menu.open}
        aria-haspopup="dialog"
        {...opener}
        // Shown on a wide screen, too, while the menu is open and until the focus has left it: a phone may be turned with the menu open.
        className="sh:grid sh:size-11 sh:cursor-pointer sh:place-items-center sh:rounded-md sh:hover:bg-sand sh:md:not-focus:[:root:not([data-menu-open])_&]:hidden"
      >
        <Icon name="menu" className="sh:size-7" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={menu.label}
        popover={enhanced ? undefined : 'auto'}
        onClick={closeOnChoice}
        onClose={letScroll}
        className="slide-out"
      >
        <div className="sh:flex sh:h-18 sh:items-center sh:justify-between sh:border-b sh:border-line sh:pr-4 sh:pl-7">
          <p className="sh:font-serif sh:text-lg">{menu.label}</p>
          <button
            type="button"
            aria-label={menu.close}
            {...closer}
            className="sh:grid sh:size-11 sh:cursor-pointer sh:place-items-center sh:rounded-md sh:hover:bg-sand"
          >
            <Icon name="close" className="sh:size-6" />
          </button>
        </div>
        {/* Only the links scroll: the head with the close button stays. */}
        <div className="sh:h-[calc(100%-4.5rem)] sh:overflow-y-auto sh:overscroll-contain sh:p-4">
          {children}
        </div>
      </dialog>
    </>
  )
}
