import { Callout } from 'shared-ui'
import type { ComponentProps } from 'react'
import type { Notice } from '../../content/resource-page'
import { Paragraphs } from './paragraphs'

/** A notice from the content in a box. */
export function NoticeCallout({
  notice,
  tone,
}: { notice: Notice } & Pick<ComponentProps<typeof Callout>, 'tone'>) {
  return (
    <Callout title={notice.heading} tone={tone}>
      <Paragraphs texts={notice.text} />
    </Callout>
  )
}
