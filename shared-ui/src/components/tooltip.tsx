import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'

/** Milliseconds that the pointer rests before a tooltip opens. */
const delay = 700

interface TooltipProps {
  /** A word or two: the tooltip does not wrap. */
  label: string
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Names its child on hover and on keyboard focus. It stays while the pointer is on the child or the tooltip, and Escape
 * closes it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(opening.current)
    setIsOpen(false)
  }
  const openSoon = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') opening.current = setTimeout(setIsOpen, delay, true)
  }
  const openAtKeyboardFocus = ({ target }: FocusEvent) => setIsOpen(target.matches(':focus-visible'))
  useEscape(isOpen, close)
  return (
    <span
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={openAtKeyboardFocus}
      onBlur={close}
      className="ui:relative ui:inline-block"
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span role="tooltip" id={id} className="ui:absolute ui:bottom-full ui:left-0 ui:z-50 ui:pb-2">
          <span className="ui:block ui:rounded-md ui:bg-ink ui:px-3 ui:py-1.5 ui:text-sm ui:whitespace-nowrap ui:text-cream ui:lift-raised">
            {label}
          </span>
        </span>
      )}
    </span>
  )
}

/** Calls `onEscape` on Escape, wherever the focus is, while `isListening`. */
function useEscape(isListening: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isListening) return
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
