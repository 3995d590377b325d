import { createHash, hash } from 'node:crypto'

/** The sha256 of a content, in hexadecimal digits. */
export const sha256Of = (content: string | Buffer) => hash('sha256', content)

/** 16 hexadecimal digits of a sha256 of the parts, each after its length: other parts, or the same ones cut elsewhere, give another. */
export const contentHash = (...parts: (string | Buffer)[]) => {
  const all = createHash('sha256')
  for (const part of parts) all.update(String(part.length)).update('\0').update(part)
  return all.digest('hex').slice(0, 16)
}

/** A CSP source for inline content: `'sha256-…'`. */
export const cspHash = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`
