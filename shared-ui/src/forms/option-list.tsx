import { useLayoutEffect, useRef } from 'react'
import { cn } from '../components/cn'
import { Icon } from '../components/icon'
import { ScrollEdge } from './scroll-edge'
import type { SelectOption } from './select-option'
import { useListOverflow } from './use-list-overflow'
import type { ListboxState } from './use-listbox'
import { tallestList } from './use-listbox-place'

interface OptionListProps {
  id: string
  labelId: string
  options: SelectOption[]
  listbox: ListboxState
}

/** Scrolls only the list. `scrollIntoView` would also scroll the page if the option lies within the page's scroll padding. */
function showInList(list: HTMLElement, option: HTMLElement): void {
  const edge = Number.parseFloat(getComputedStyle(list).scrollPaddingTop)
  const box = list.getBoundingClientRect()
  const { top, bottom } = option.getBoundingClientRect()
  const hiddenAbove = box.top + edge - top
  const hiddenBelow = bottom + edge - box.bottom
  if (hiddenAbove > 0) list.scrollTop -= hiddenAbove
  else if (hiddenBelow > 0) list.scrollTop += hiddenBelow
}

/** The opened list of a select. */
export function OptionList({ id, labelId, options, listbox }: OptionListProps) {
  const { active, chosen, floating, listProps } = listbox
  const list = useRef<HTMLUListElement>(null)
  const overflow = useListOverflow(list)
  const { isPositioned } = floating
  useLayoutEffect(() => {
    const option = document.getElementById(`${id}-option-${active}`)
    // Before the list is placed it may be taller than the window has room for.
    if (isPositioned && list.current && option) showInList(list.current, option)
  }, [id, active, isPositioned])
  return (
    <div
      {...listProps}
      ref={floating.refs.setFloating}
      // Set before the list is placed: when its height changes, the library places it again.
      style={{ ...floating.floatingStyles, maxHeight: tallestList }}
      // Keeps the focus on the select.
      onMouseDown={(event) => event.preventDefault()}
      className="ui:z-50 ui:flex ui:w-full ui:flex-col ui:overflow-hidden ui:rounded-md ui:border ui:border-muted/70 ui:bg-paper ui:text-ink ui:lift-raised"
    >
      {overflow.above && <ScrollEdge list={list} direction={-1} />}
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={labelId}
        onScroll={overflow.measure}
        className="ui:min-h-0 ui:overflow-y-auto ui:overscroll-contain ui:scroll-py-7 ui:p-1"
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === chosen}
            onMouseMove={() => listbox.setActive(index)}
            onClick={() => listbox.choose(index)}
            className={cn(
              'ui:flex ui:min-h-10 ui:cursor-pointer ui:items-center ui:justify-between ui:gap-3 ui:rounded-sm ui:px-3 ui:py-1.5',
              index === active && 'ui:bg-mist ui:outline-2 ui:-outline-offset-2 ui:outline-leaf',
            )}
          >
            {option.label}
            {index === chosen && <Icon name="check" className="ui:text-gold-strong" />}
          </li>
        ))}
      </ul>
      {overflow.below && <ScrollEdge list={list} direction={1} />}
    </div>
  )
}
