import { join } from 'node:path'
import { root } from './workspace'

/** The served site that the browser tests visit: by default that of `npm start`. */
export const siteUnderTest = {
  url: process.env['SITE_URL'] ?? 'http://localhost:8080',
  dir: process.env['SITE_DIR'] ?? join(root, '.site'),
}
