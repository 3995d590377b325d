import { thanksId } from 'contract/native-forms'

/**
 * Takes the notice of a native post out of the address, which would show it again when it is reloaded, saved or shared, though nothing
 * was sent. The notice stays on the screen: a changed entry keeps the target of its load.
 */
export function dropThanks(): void {
  const { hash, pathname, search } = location
  if (hash.endsWith(thanksId(''))) history.replaceState(history.state, '', pathname + search)
}
