import { memo } from 'react'
import { PageShown } from '../remotes/page-shown'
import { SectionPiece } from '../remotes/section-piece'
import { PageSlots, type PageSlotsProps } from './page-slots'

type ContentProps = Omit<PageSlotsProps, 'children'>

/** A page in its main region, which stands beside the screen while its link is only held down (`styles.css`). */
export function SitePage({ isShown, ...props }: ContentProps & { isShown: boolean }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-hidden={isShown ? undefined : true}
      data-pressed={isShown ? undefined : ''}
    >
      <PageShown value={isShown}>
        <Content {...props} />
      </PageShown>
    </main>
  )
}

/** Rendered once: to show a page that was beside the screen changes nothing in it. */
const Content = memo(function Content({ page, onSlot }: ContentProps) {
  return (
    <PageSlots page={page} onSlot={onSlot}>
      <SectionPiece name="page" piece={page.page} props={{ params: page.params }} />
    </PageSlots>
  )
})
