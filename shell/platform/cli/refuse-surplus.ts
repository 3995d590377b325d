import { SiteError } from '../store/errors'

/** Refuses words and options that `command` would ignore: a person who types one expects an effect. */
export function refuseSurplus(command: string, words: string[], options: string[], usage: string): void {
  const surplus = [...words, ...options.map((option) => `--${option}`)]
  if (surplus.length === 0) return
  throw new SiteError('usage', `${command}: ${surplus.join(' ')} is more than it takes.`, usage)
}
