import { PageHeader, Section, type PageProps } from 'shared-ui'
import { menuPage } from '../../content/menu-page'
import type { ListedMenu } from 'platform/navigation/listed-menus'

/** Every entry of every menu: shortened menus in the frame link to it. */
export default function MenuPage({ data }: PageProps<ListedMenu[]>) {
  return (
    <>
      <PageHeader title={menuPage.title} lead={menuPage.lead} />
      <Section aria-label={menuPage.title}>
        <div className="sh:gap-8 sh:sm:columns-2 sh:lg:columns-3">
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
    <section aria-labelledby={id} className="sh:mb-10">
      <h2 id={id} className="sh:mb-2 sh:break-after-avoid sh:font-serif sh:text-h3">
        {label}
      </h2>
      <ul>
        {entries.map(({ label: text, to, code, hours }) => (
          <li key={to}>
            <a href={to} className="sh:block sh:py-2 sh:text-ink sh:no-underline sh:hover:underline">
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
