import { Icon, type NavigationEntry } from 'shared-ui'
import { memo } from 'react'
import { entryAt, type Menu } from 'platform/navigation/site-navigation'
import { MenuEntry } from './menu-entry'

/** The links of one menu, for the header's dropdown and for the slide-out menu. */
export function MenuLinks({ menu, path }: { menu: Menu; path: string }) {
  return <Links menu={menu} current={entryAt(menu, path)} />
}

/** Most links of a page are in menus: with `memo`, a navigation renders only the menus of the old and of the new page. */
const Links = memo(function Links({ menu, current }: { menu: Menu; current: NavigationEntry | undefined }) {
  return (
    <>
      {menu.sections.map(({ heading, entries }) => (
        <div key={heading ?? ''} className="sh:mb-2">
          {heading && <p className="kit-eyebrow sh:px-3 sh:pt-2 sh:pb-1">{heading}</p>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuEntry entry={entry} current={entry === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {menu.overview && (
        <p className="sh:border-t sh:border-line sh:pt-1">
          <a
            href={menu.overview.to}
            aria-current={menu.overview === current ? 'page' : undefined}
            className="sh:flex sh:items-center sh:gap-2 sh:rounded-md sh:px-3 sh:py-3 sh:font-semibold sh:text-gold-deep sh:hover:bg-sand sh:aria-[current]:bg-mist sh:forced-colors:aria-[current]:underline"
          >
            {menu.overview.label}
            <Icon name="arrow-right" className="sh:size-4" />
          </a>
        </p>
      )}
    </>
  )
})
