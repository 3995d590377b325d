import { readFileSync } from 'node:fs'
// oxlint-disable-next-line import/default -- Node takes the package's CommonJS form, which has one.
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { sourceFault } from '../source/source-fault'

/** The font in `file` (`.woff`, `.ttf`). */
export const readFont = (file: string): Font => opentype.parse(new Uint8Array(readFileSync(file)).buffer)

/** Breaks `text` into lines of at most `width` pixels at font size `size`. */
export function breakLines(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = `${line} ${word}`
    if (line !== undefined && font.getAdvanceWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The numbers of a command of a path, in the order of path data. */
function numbersOf(command: PathCommand): number[] {
  if (command.type === 'Z') return []
  const { x, y } = command
  if (command.type === 'C') return [command.x1, command.y1, command.x2, command.y2, x, y]
  return command.type === 'Q' ? [command.x1, command.y1, x, y] : [x, y]
}

const commandData = (command: PathCommand) =>
  command.type +
  numbersOf(command)
    .map((number) => number.toFixed(1))
    .join(' ')

/** A font draws a box for a letter that it lacks. */
function requireLetters(font: Font, text: string): void {
  const missing = [...new Set(text)].filter((letter) => font.charToGlyphIndex(letter) === 0)
  if (missing.length === 0) return
  throw sourceFault('letter-missing', {
    file: `The social image of "${text}"`,
    expected: 'letters of its font',
    found: missing.join(', '),
    fix: 'Write the title with other letters, or give the page an `image` of its own in its metadata.',
  })
}

/** The outlines of `text` as path data. The font library's own `toPathData` writes `NaN` for numbers close to zero. */
function pathData(font: Font, text: string, x: number, y: number, size: number): string {
  requireLetters(font, text)
  const { commands } = font.getPath(text, x, y, size)
  if (!commands.flatMap(numbersOf).every(Number.isFinite))
    throw new Error(
      `The social image of "${text}": expected outlines of finite numbers; found one that is none.`,
    )
  return commands.map(commandData).join('')
}

/** One line of text as a path, with its baseline at `y`: as shapes, it looks the same on a machine without the font. */
export const textPath = (font: Font, text: string, x: number, y: number, size: number, fill: string) =>
  `<path fill="${fill}" d="${pathData(font, text, x, y, size)}"/>`
