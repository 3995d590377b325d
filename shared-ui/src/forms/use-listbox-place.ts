import { autoUpdate, flip, offset, size, useFloating, type UseFloatingReturn } from '@floating-ui/react'

/** The list's distance from the edges of the window, in pixels. */
const viewportMargin = 10

/** The greatest height of the list, in pixels. */
export const tallestList = 352

/** Places the list below its select, or above if there is more room, and within the window. */
export function useListboxPlace(open: boolean, onOpenChange: (open: boolean) => void): UseFloatingReturn {
  return useFloating({
    open,
    onOpenChange,
    placement: 'bottom-start',
    // Updates the place only when the window scrolls or changes its size: the list moves with its field.
    whileElementsMounted: (select, list, update) =>
      autoUpdate(select, list, update, { elementResize: false, layoutShift: false }),
    middleware: [
      offset(4),
      flip({ padding: viewportMargin }),
      size({
        padding: viewportMargin,
        apply({ availableHeight, elements }) {
          elements.floating.style.maxHeight = `${Math.max(0, Math.min(Math.floor(availableHeight), tallestList))}px`
        },
      }),
    ],
  })
}
