import { Callout } from 'shared-ui'
import type { ComponentProps } from 'react'
import type { Notice } from '../../content/resource-page'
import { Paragraphs } from './paragraphs'

/** A notice from the content: plain unless `tone` makes it the one of its page with an edge. */
export function NoticeCallout({
  notice,
  tone = 'plain',
}: { notice: Notice } & Pick<ComponentProps<typeof Callout>, 'tone'>) {
  return (
    <Callout title={notice.heading} tone={tone}>
      <Paragraphs texts={notice.text} />
    </Callout>
  )
}
