import { fullLoad } from '../release/full-load'
import { publishedHtml } from '../remotes/published-html'

/**
 * Saves the served HTML of the site. The returned function shows it again after an error of the frame, for which React empties the root:
 * its links and forms work without scripts, and what needs scripts is hidden. It loads the page from the server if the visitor has gone to
 * another one by then.
 */
export function keepServedSite(root: HTMLElement): (error: unknown) => void {
  const { innerHTML } = root
  const { pathname } = location
  return (error) => {
    console.error('The frame failed.', error)
    if (location.pathname !== pathname) return fullLoad()
    document.documentElement.dataset['static'] = ''
    root.innerHTML = publishedHtml(innerHTML)
  }
}
