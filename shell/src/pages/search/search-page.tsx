import { searchPartId, type SearchPageData } from 'contract/search'
import { PageHeader, Section, useIsHydrated, type PageProps } from 'shared-ui'
import { useLocation } from 'react-router-dom'
import { searchPage } from '../../../content/search-page'
import { SearchBox } from './search-box'
import { useSearch } from './use-search'

/** Finds parts of all pages; without scripts it lists the pages. */
export default function SearchPage({ data: { pages, artefacts } }: PageProps<SearchPageData>) {
  const isHydrated = useIsHydrated()
  const search = useSearch(artefacts)
  // Each history entry has words of its own.
  const { key } = useLocation()
  return (
    <>
      <PageHeader title={searchPage.title} lead={searchPage.lead} />
      <div id={searchPartId}>{isHydrated && <SearchBox key={key} search={search} />}</div>
      <Section tone="warm" aria-labelledby="all-pages">
        <h2 id="all-pages" className="pg:mb-6 pg:font-serif pg:text-h2">
          {searchPage.all}
        </h2>
        <ul className="pg:gap-10 pg:sm:columns-2 pg:lg:columns-3">
          {pages.map(({ path, title }) => (
            <li key={path} className="pg:break-inside-avoid">
              <a href={path} className="pg:block pg:py-2 pg:text-ink pg:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
