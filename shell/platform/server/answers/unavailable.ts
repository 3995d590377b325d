/** Something of the site cannot be read for now. Search engines keep a page that answers 503 and drop one that answers 404. */
export class Unavailable extends Error {
  readonly statusCode = 503
}

/** Seconds after which it makes sense to try again: a restart of the service or the database takes less. */
export const retryAfter = '30'
