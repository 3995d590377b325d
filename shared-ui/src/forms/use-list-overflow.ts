import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether a scrolling list has more options above and below its visible part. */
export function useListOverflow(list: RefObject<HTMLElement | null>) {
  const [above, setAbove] = useState(false)
  const [below, setBelow] = useState(false)
  const measure = () => {
    if (!list.current) return
    const { scrollTop, clientHeight, scrollHeight } = list.current
    setAbove(scrollTop > 0)
    setBelow(Math.ceil(scrollTop + clientHeight) < scrollHeight)
  }
  // After every render: each new placement of the list renders it again.
  useLayoutEffect(measure)
  return { above, below, measure }
}
