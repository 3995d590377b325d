import { manifestSchema } from 'contract/manifest'
import { pageProps } from 'contract/page-props'
import * as z from 'zod'

/** Most values and levels: each value may break the contract, and functions follow the levels. Those of the site have 1400 in 9. */
const [mostValues, mostLevels] = [200_000, 100]

/** Whether JSON has more values or levels than a manifest may. */
function isTooLarge(data: unknown): boolean {
  let left = mostValues
  const exceeds = (value: unknown, level: number): boolean => {
    if (left-- === 0 || level > mostLevels) return true
    if (typeof value !== 'object' || value === null) return false
    return Object.values(value).some((part) => exceeds(part, level + 1))
  }
  return exceeds(data, 0)
}

function hasData(params: Parameters<typeof pageProps>[0]): boolean {
  try {
    return !isTooLarge(pageProps(params).data)
  } catch {
    return false
  }
}

const ofSize = z.unknown().check(({ value, issues }) => {
  if (!isTooLarge(value)) return
  const message = `at most ${mostValues} values in at most ${mostLevels} levels`
  issues.push({ code: 'custom', message, input: 'more' })
})

const withData = manifestSchema.check(({ value, issues }) => {
  for (const [index, { params }] of value.pages.entries()) {
    if (hasData(params)) continue
    const message = `JSON in at most ${mostLevels} levels`
    issues.push({
      code: 'custom',
      message,
      path: ['pages', index, 'params', '$data'],
      input: params['$data'],
    })
  }
})

/** The schema of a manifest that others have written: of a limited size, which a parse does not limit, and with data of pages that can be read. */
export const readableManifest = ofSize.pipe(withData)
