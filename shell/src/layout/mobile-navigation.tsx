import { Icon } from 'shared-ui'
import { portal } from '../../content/actions'
import { frame } from '../../content/frame'
import { entryAt, type BarItem } from 'platform/navigation/site-navigation'
import { MenuLinks } from './menu-links'

const linkClass =
  'sh:block sh:rounded-md sh:px-3 sh:py-3 sh:hover:bg-sand sh:aria-[current]:bg-mist sh:forced-colors:aria-[current]:underline'

/** The content of the slide-out menu: the entries of the header; dropdowns are groups that open independently. */
export function MobileNavigation({ bar, path }: { bar: BarItem[]; path: string }) {
  return (
    <nav aria-label={frame.menu.navigation}>
      <ul>
        {bar.map((item) => (
          <li key={item.kind === 'menu' ? item.menu.label : item.entry.to}>
            <MobileItem item={item} path={path} />
          </li>
        ))}
        <li>
          <a href={portal.href} className={linkClass}>
            {portal.label}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function MobileItem({ item, path }: { item: BarItem; path: string }) {
  if (item.kind === 'link') {
    return (
      <a
        href={item.entry.to}
        aria-current={item.entry.to === path ? 'page' : undefined}
        className={linkClass}
      >
        {item.entry.label}
      </a>
    )
  }
  return (
    <details className="sh:group">
      <summary
        aria-current={entryAt(item.menu, path) ? 'true' : undefined}
        className="kit-summary sh:justify-between sh:rounded-md sh:px-3 sh:py-3 sh:hover:bg-sand sh:aria-[current]:bg-mist sh:forced-colors:aria-[current]:underline"
      >
        {item.menu.label}
        <Icon name="chevron-down" className="sh:transition-transform sh:group-open:rotate-180" />
      </summary>
      <div className="sh:mb-2 sh:ml-3 sh:border-l sh:border-line sh:pl-1">
        <MenuLinks menu={item.menu} path={path} />
      </div>
    </details>
  )
}
