import type { PathParams } from 'contract/remote'
import type { ListedMenu } from './listed-menus'

/** The whole navigation as the params of the page that lists it: no other page receives it. */
export const menuParams = (menus: ListedMenu[]): PathParams => ({ menus: JSON.stringify(menus) })

/** The menus that `menuParams` wrote. */
export const menusIn = ({ menus = '[]' }: PathParams) => JSON.parse(menus) as ListedMenu[]
