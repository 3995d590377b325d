import { thanksId } from 'contract/native-forms'
import { partId } from 'contract/part-id'

/**
 * Takes the notice of a native post out of the address, which would show it again when it is reloaded, saved or shared, though nothing
 * was sent. The notice stays on the screen: a changed entry keeps the target of its load, and `data-target` marks a notice that React has
 * rendered anew.
 */
export function dropThanks(): void {
  const { hash, pathname, search } = location
  if (!hash.endsWith(thanksId(''))) return
  document.getElementById(partId(hash.slice(1)))?.setAttribute('data-target', '')
  history.replaceState(history.state, '', pathname + search)
}

/** Hides a notice in the frame, which the next page would show too: `:target` stays when a script changes the address. */
export const hideThanks = () => document.querySelector('.kit-thanks:target')?.toggleAttribute('hidden', true)
