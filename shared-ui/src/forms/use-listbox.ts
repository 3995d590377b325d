import { useDismiss, useInteractions, useTypeahead, type UseFloatingReturn } from '@floating-ui/react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { optionForKey } from './option-for-key'
import type { SelectOption } from './select-option'
import { useListboxPlace } from './use-listbox-place'

/** After a pause of this many milliseconds, typed letters start a new search. */
const typeAheadReset = 1000

interface ListboxChoice {
  options: SelectOption[]
  value: string
  onChange: (value: string) => void
}

/** A listbox as its parts need it. */
export interface ListboxState {
  isOpen: boolean
  /** Index of the option that the keyboard is on. */
  active: number
  /** Index of the option that is selected; -1 where none is. */
  chosen: number
  setActive: (index: number) => void
  choose: (index: number) => void
  floating: UseFloatingReturn
  selectProps: Record<string, unknown>
  listProps: Record<string, unknown>
}

/** The behaviour of a select-only combobox (ARIA Authoring Practices). The focus stays on the select. */
export function useListbox({ options, value, onChange }: ListboxChoice): ListboxState {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.findIndex((option) => option.value === value)
  const floating = useListboxPlace(isOpen, setIsOpen)

  const show = (index: number) => {
    setActive(Math.max(0, index))
    setIsOpen(true)
  }
  const choose = (index: number) => {
    const option = options[index]
    if (option) onChange(option.value)
    setIsOpen(false)
  }

  const typeahead = useTypeahead(floating.context, {
    listRef: useMemo(() => ({ current: options.map(({ label }) => label) }), [options]),
    activeIndex: isOpen ? active : chosen,
    resetMs: typeAheadReset,
    onMatch: isOpen ? setActive : choose,
  })
  const interactions = useInteractions([typeahead, useDismiss(floating.context)])

  const whenClosed = (key: string) => {
    if (key === 'Home' || key === 'End') show(optionForKey(key, chosen, options.length) ?? 0)
    else if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) show(chosen)
    else return false
    return true
  }
  const whenOpen = (key: string, alt: boolean) => {
    const next = optionForKey(key, active, options.length)
    // A space within typed text is part of the search.
    const { typing } = floating.context.dataRef.current
    if (key === 'Enter' || (key === ' ' && !typing) || (alt && key === 'ArrowUp')) choose(active)
    else if (next !== null) setActive(next)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isOpen) return choose(active)
    if (event.ctrlKey || event.metaKey) return
    if (isOpen ? whenOpen(event.key, event.altKey) : whenClosed(event.key)) event.preventDefault()
  }

  return {
    isOpen,
    active,
    chosen,
    setActive,
    choose,
    floating,
    selectProps: interactions.getReferenceProps({
      onKeyDown,
      onClick: () => (isOpen ? setIsOpen(false) : show(chosen)),
      onBlur: () => setIsOpen(false),
    }),
    listProps: interactions.getFloatingProps(),
  }
}
