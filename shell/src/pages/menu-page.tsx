import { PageHeader, Section, type PageProps } from 'shared-ui'
import { menuPage } from '../../content/menu-page'
import type { ListedMenu } from 'platform/navigation/listed-menus'

/** Every entry of every menu: shortened menus in the frame link to it. */
export default function MenuPage({ data }: PageProps<ListedMenu[]>) {
  return (
    <>
      <PageHeader title={menuPage.title} lead={menuPage.lead} />
      <Section aria-label={menuPage.title}>
        <div className="pg:gap-8 pg:sm:columns-2 pg:lg:columns-3">
          {data.map((menu) => (
            <MenuList key={menu.id} {...menu} />
          ))}
        </div>
      </Section>
    </>
  )
}

function MenuList({ id, label, entries }: ListedMenu) {
  return (
    <section aria-labelledby={id} className="pg:mb-10">
      <h2 id={id} className="pg:mb-2 pg:break-after-avoid pg:font-serif pg:text-h3">
        {label}
      </h2>
      <ul>
        {entries.map(({ label: text, to, code, hours }) => (
          <li key={to}>
            <a href={to} className="pg:block pg:py-2 pg:text-ink pg:hover:underline">
              {code && `${code.toUpperCase()} `}
              {text}
              {hours !== undefined && ` ${hours} h`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
