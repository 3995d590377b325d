import { contentsTitle, type ContentsEntry } from './contents'
import { Container } from './section'
import { usePartOnScreen } from './use-part-on-screen'

/** The contents of a page of full-width sections: one line that sticks below the header if the screen has room. */
export function ContentsBar({ entries }: { entries: ContentsEntry[] }) {
  const shown = usePartOnScreen(entries.map(({ id }) => id))
  return (
    <nav
      aria-label={contentsTitle}
      className="kit-contents-bar ui:top-(--header-height) ui:z-30 ui:border-b ui:border-line ui:bg-cream ui:lg:sticky"
    >
      <Container>
        <ol className="ui:-mx-3 ui:flex ui:justify-between ui:gap-5 ui:overflow-x-auto ui:px-3 ui:py-1.5 ui:text-sm ui:whitespace-nowrap">
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === shown ? 'location' : undefined}
                className="kit-contents-link ui:block ui:py-1.5 ui:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  )
}
