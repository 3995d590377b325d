import lighthouse from 'lighthouse'
import { median } from './percentile'

const metrics = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const

const figures = ['performance', 'accessibility', 'practices', 'seo', 'lcp', 'cls', 'tbt'] as const
type Figures = Record<(typeof figures)[number], number>

/** What Lighthouse measured: scores of 100, times in ms. */
export interface Measured extends Figures {
  /** Whether the largest paint was an image. */
  largestIsImage: boolean
}

/** One mobile run, slowed down by the browser itself; `port` is that of its DevTools. */
async function measureOnce(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, { port, throttlingMethod: 'devtools', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`)
  const { categories, audits } = result.lhr
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const metric = (name: keyof typeof metrics) => audits[metrics[name]]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: metric('lcp'),
    cls: metric('cls'),
    tbt: metric('tbt'),
    largestIsImage: JSON.stringify(audits['largest-contentful-paint-element']?.details ?? '').includes(
      '<img',
    ),
  }
}

/** The median of each figure over `runs`. */
export async function measure(url: string, port: number, runs: number): Promise<Measured> {
  const measured: Measured[] = []
  for (let run = 0; run < runs; run++) measured.push(await measureOnce(url, port))
  const medians = figures.map((name) => [name, median(measured.map((each) => each[name]))])
  return {
    ...(Object.fromEntries(medians) as Figures),
    largestIsImage: measured.some(({ largestIsImage }) => largestIsImage),
  }
}
