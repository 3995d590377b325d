import { menuPath } from '../navigation/menu-addresses'
import { shownNavigation } from '../navigation/shown-navigation'
import { perCombination, navigationOf, shellOf, type Combination } from './combination'
import { siteSettings } from './site-settings'

/** The entries that the frame of every page shows: all of them if the shell has no page that lists the rest. */
export const shownNavigationOf = perCombination((combination: Combination) => {
  const all = navigationOf(combination)
  const listsAll = shellOf(combination).manifest.pages.some(({ path }) => path === menuPath)
  return listsAll ? shownNavigation(all, siteSettings(combination).menus) : all
})
