import { useEffect, useState } from 'react'

/** The header's shadow grows once the page is scrolled by more than 10 pixels. */
const threshold = 10

export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(scrollY > threshold)
    update()
    addEventListener('scroll', update)
    return () => removeEventListener('scroll', update)
  }, [])
  return scrolled
}
