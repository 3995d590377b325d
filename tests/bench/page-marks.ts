import type { FirstVisit } from '../setup/first-visit'
import type { Measured } from './lighthouse'

/** All that is measured of one page. */
export interface PageFigures extends Measured, FirstVisit {
  /** Milliseconds from a press until the next page is painted. */
  next: number
}

type Figure = keyof PageFigures

/** The limits of a page. */
const atLeast: Partial<Record<Figure, number>> = {
  performance: 98,
  accessibility: 100,
  practices: 100,
  seo: 100,
}
/** A page whose largest paint is an image may take longer for it. */
const atMost = (largestIsImage: boolean): Partial<Record<Figure, number>> => ({
  lcp: largestIsImage ? 1600 : 1000,
  cls: 0.005,
  tbt: 50,
  html: 20_000,
  fonts: 60_000,
  next: 100,
})

/** The limits that these figures miss, such as `lcp <= 1000`; a figure that is missing misses its limit. */
export function missedMarks(figures: PageFigures): string[] {
  const value = (name: string) => Number(figures[name as Figure])
  const low = Object.entries(atLeast).filter(([name, mark]) => !(value(name) >= mark))
  const high = Object.entries(atMost(figures.largestIsImage)).filter(([name, mark]) => !(value(name) <= mark))
  return [
    ...low.map(([name, mark]) => `${name} >= ${mark}`),
    ...high.map(([name, mark]) => `${name} <= ${mark}`),
  ]
}
