import { wellnessTools as page } from '../../content/wellness-tools'
import { ResourceLayout } from '../layout/resource-layout'
import { EntrySteps } from '../parts/entry-steps'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { DoshaDietCard } from './dosha-diet-card'
import { ToolCard } from './tool-card'

export default function WellnessToolsPage() {
  const { tools, recipes, gettingStarted } = page.sections
  return (
    <ResourceLayout page={page}>
      <PageSection section={tools}>
        <ul className="re:grid re:gap-5 re:md:grid-cols-2 re:md:gap-6">
          {tools.tools.map((tool) => (
            <li key={tool.title} className="re:md:last:odd:col-span-2">
              <ToolCard tool={tool} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection section={recipes}>
        {recipes.diets.map((diet) => (
          <DoshaDietCard key={diet.dosha} diet={diet} />
        ))}
        <NoticeCallout notice={recipes.disclaimer} tone="caution" />
      </PageSection>
      <PageSection section={gettingStarted}>
        <EntrySteps entries={gettingStarted.steps} />
        <NoticeCallout notice={gettingStarted.reminder} />
      </PageSection>
    </ResourceLayout>
  )
}
