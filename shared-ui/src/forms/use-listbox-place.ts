import { autoUpdate, flip, offset, size, useFloating, type UseFloatingReturn } from '@floating-ui/react'

/** The list's distance from the edges of the window, in pixels. */
const viewportMargin = 10

const tallestList = 352

/** Places the list below its select, or above if there is more room; as wide as the select and within the window. */
export function useListboxPlace(open: boolean, onOpenChange: (open: boolean) => void): UseFloatingReturn {
  return useFloating({
    open,
    onOpenChange,
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: viewportMargin }),
      size({
        padding: viewportMargin,
        apply({ availableHeight, rects, elements }) {
          elements.floating.style.width = `${rects.reference.width}px`
          elements.floating.style.maxHeight = `${Math.max(0, Math.min(Math.floor(availableHeight), tallestList))}px`
        },
      }),
    ],
  })
}
