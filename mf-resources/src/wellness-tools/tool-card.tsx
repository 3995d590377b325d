import { BulletList, CardTitle, Ruled } from 'shared-ui'
import { pageLabels } from '../../content/page-labels'
import type { WellnessTool } from '../../content/wellness-tools'
import { PrintSheetButton } from '../parts/print-sheet-button'
import { RunningText } from '../parts/running-text'

export function ToolCard({ tool }: { tool: WellnessTool }) {
  return (
    <Ruled data-sheet={tool.title} className="re:print:py-4">
      <CardTitle>{tool.title}</CardTitle>
      <p className="re:mt-1 re:mb-4 re:text-gold-deep">{tool.subtitle}</p>
      <BulletList
        items={tool.list.map((text) => (
          <RunningText key={text} text={text} />
        ))}
      />
      {tool.caution && (
        <p className="re:mt-5 re:border-t re:border-line re:pt-4 re:text-sm">{tool.caution}</p>
      )}
      <p className="re:pt-5">
        <PrintSheetButton label={pageLabels.printList} sheet={tool.title} />
      </p>
    </Ruled>
  )
}
