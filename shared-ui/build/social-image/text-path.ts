import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node takes the package's CommonJS form, which has one.
import opentype from 'opentype.js'

const require = createRequire(import.meta.url)
const file = readFileSync(require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'))
const serif = opentype.parse(new Uint8Array(file).buffer)

/** Breaks `text` into lines of at most `width` pixels at font size `size`. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = `${line} ${word}`
    if (line !== undefined && serif.getAdvanceWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * One line of the site's serif as a path, its baseline at `y`: drawn as shapes, a picture looks the same on a machine
 * that lacks the font.
 */
export const textPath = (text: string, x: number, y: number, size: number, fill: string) =>
  `<path fill="${fill}" d="${serif.getPath(text, x, y, size).toPathData(1)}"/>`
