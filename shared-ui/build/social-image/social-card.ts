import { readFileSync } from 'node:fs'
import { site } from '../../src/site/site'
import { tokenColour } from '../token-colour'
import { cardSize } from './card-size'
import { breakLines, textPath } from './text-path'

const colour = {
  ground: tokenColour('deep'),
  panel: tokenColour('paper'),
  text: tokenColour('cream'),
  line: tokenColour('gold'),
  tagline: tokenColour('gold-bright'),
}
const logo = readFileSync(new URL('../../src/illustrations/logo-light.svg', import.meta.url), 'utf8')
const left = 72
const textWidth = 640

const placed = (svg: string, x: number, y: number, size: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)

/** Between the college's name and the rule above its tagline. */
const textHeight = 310

/** The largest size at which the title's lines fit. */
function titleLines(title: string): { size: number; step: number; lines: string[] } {
  const layouts = [76, 68, 60, 52, 44].map((size) => ({
    size,
    step: size * 1.16,
    lines: breakLines(title, size, textWidth),
  }))
  const fitting = layouts.find(({ step, lines }) => step * lines.length <= textHeight)
  if (!fitting) throw new Error(`The social image of "${title}": expected a title of at most six lines.`)
  return fitting
}

/** The picture that a link to a page is shared with, as SVG without text elements: title, college, illustration. */
export function socialCard(title: string, art: string): string {
  const { size, step, lines } = titleLines(title)
  const top = 352 - (step * lines.length) / 2 + size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<path fill="${colour.ground}" d="M0 0h780v630H0z"/><path fill="${colour.panel}" d="M780 0h420v630H780z"/>`,
    `<path fill="${colour.line}" d="M777 0h6v630h-6z"/>`,
    placed(logo, left, 60, 88),
    textPath(site.collegeName, left + 110, 115, 33, colour.text),
    ...lines.map((line, index) => textPath(line, left, top + index * step, size, colour.text)),
    `<path fill="${colour.line}" d="M${left} 528h96v4h-96z"/>`,
    textPath(site.tagline, left, 574, 27, colour.tagline),
    placed(art, 805, 130, 370),
    '</svg>',
  ].join('\n')
}
