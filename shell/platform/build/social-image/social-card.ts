import type { Brand } from 'contract/brand'
import { cardSize } from 'contract/card-size'
import type { Font } from 'opentype.js'
import { sourceFault } from '../source/source-fault'
import { breakLines, readFont, textPath } from './text-path'

const left = 72
const textWidth = 640

/** Side of the square for the illustration. */
export const artSize = 370

/** A picture in a square. The renderer finds out its format from its bytes. */
const placed = (picture: string | Buffer, x: number, y: number, size: number) =>
  `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:;base64,${Buffer.from(picture).toString('base64')}"/>`

/** The place of the title, between the site's name and the line above its tagline. */
const titleHeight = 310
const titleMiddle = 352

const tooLong = (text: string, expected: string, found: string) =>
  sourceFault('text-too-long', {
    file: `The social image of "${text}"`,
    expected,
    found,
    fix: 'Shorten it, or give the page an `image` of its own in its metadata.',
  })

/** The largest size at which the title's lines fit. */
function titleLines(font: Font, title: string): { size: number; step: number; lines: string[] } {
  const layouts = [76, 68, 60, 52, 44].map((size) => ({
    size,
    step: size * 1.16,
    lines: breakLines(font, title, size, textWidth),
  }))
  const fitting = layouts.find(
    ({ size, step, lines }) =>
      step * lines.length <= titleHeight &&
      lines.every((line) => font.getAdvanceWidth(line, size) <= textWidth),
  )
  if (!fitting) throw tooLong(title, `at most six lines of ${textWidth} pixels`, `${title.length} characters`)
  return fitting
}

/** One line at `x` that is not broken: the site's name, its tagline. */
function wholeLine(font: Font, text: string, x: number, y: number, size: number, fill: string): string {
  const width = left + textWidth - x
  const needed = Math.ceil(font.getAdvanceWidth(text, size))
  if (needed > width) throw tooLong(text, `one line of at most ${width} pixels`, `${needed} pixels`)
  return textPath(font, text, x, y, size, fill)
}

/** The picture of a shared link, as SVG without text elements: title, site, illustration. */
export function socialCard(title: string, art: string | Buffer, brand: Brand): string {
  const { cardGround: ground, cardPanel: panel, cardText: text, cardLine: line, cardTagline } = brand.colours
  const font = readFont(brand.titleFont)
  const { size, step, lines } = titleLines(font, title)
  const top = titleMiddle - (step * lines.length) / 2 + size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<path fill="${ground}" d="M0 0h780v630H0z"/><path fill="${panel}" d="M780 0h420v630H780z"/>`,
    `<path fill="${line}" d="M777 0h6v630h-6z"/>`,
    placed(brand.logo, left, 60, 88),
    wholeLine(font, brand.name, left + 110, 115, 33, text),
    ...lines.map((words, index) => textPath(font, words, left, top + index * step, size, text)),
    `<path fill="${line}" d="M${left} 528h96v4h-96z"/>`,
    wholeLine(font, brand.tagline, left, 574, 27, cardTagline),
    placed(art, 805, 130, artSize),
    '</svg>',
  ].join('\n')
}
