import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../errors'

/**
 * Refuses a post from a page of another site. A client that sends neither `Sec-Fetch-Site` nor `Origin` is no browser and is accepted:
 * there are no cookies and no login that it could misuse.
 */
export function refuseOtherOrigins(publicOrigin: string | null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isSameOrigin(request, publicOrigin)) {
      throw new ServiceError('forbidden_origin', 'This form can only be sent from the college’s own pages.')
    }
  }
}

function isSameOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  // Set by the browser, and pages cannot change it; absent on plain http and in older browsers.
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  const origin = request.headers.origin
  if (origin === undefined || origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
