import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react'

/** SPEC section 9: the list keeps this distance from the edges of the window, in pixels. */
const viewportMargin = 10

const tallestList = 352

/** Puts the list under its select, or above where there is more room, never wider than the select nor over the edge. */
export function useListboxPlace(open: boolean, onOpenChange: (open: boolean) => void) {
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
