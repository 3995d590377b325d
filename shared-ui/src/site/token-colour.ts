import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** The value of a colour token (`deep` for `--deep`), for use outside of stylesheets. */
export function tokenColour(name: string): string {
  const value = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens)?.[1]
  if (!value) throw new Error(`tokens.css holds no colour --${name}.`)
  return value
}
