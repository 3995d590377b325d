import type { AtRule } from 'postcss'

/** A name without its escapes (CSS Syntax 3): `f\6fnt` as `font`. */
export const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, digits: string | undefined, character: string) =>
    digits === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff)),
  )

/** The name of an at-rule and what follows it: the parser takes what follows an escape for parameters. */
export const headOf = ({ name, params, raws }: AtRule) =>
  unescaped(name + (raws.afterName ? ' ' : '') + params).trim()
