const pageStep = 10

/** The option that a key moves to, from `current` of `count`; null for other keys. */
export function optionForKey(key: string, current: number, count: number): number | null {
  const within = (index: number) => Math.max(0, Math.min(index, count - 1))
  switch (key) {
    case 'ArrowDown':
      return within(current + 1)
    case 'ArrowUp':
      return within(current - 1)
    case 'PageDown':
      return within(current + pageStep)
    case 'PageUp':
      return within(current - pageStep)
    case 'Home':
      return 0
    case 'End':
      return within(count)
    default:
      return null
  }
}
