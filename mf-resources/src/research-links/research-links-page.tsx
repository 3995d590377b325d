import { BulletList, CardTitle, CheckList, Grid, Ruled } from 'shared-ui'
import { researchLinks as page } from '../../content/research-links'
import type { Database } from '../../content/research-sources'
import { ResourceLayout } from '../layout/resource-layout'
import { NoticeCallout } from '../parts/notice-callout'
import { PageSection } from '../parts/page-section'
import { TaggedList } from './tagged-list'

/** /resources/research-links. The specification asks for names only, without links to other sites. */
export default function ResearchLinksPage() {
  const { reading, databases, journals, areas, organizations, continuingEducation } = page.sections
  return (
    <ResourceLayout page={page}>
      <PageSection section={reading}>
        <BulletList items={reading.questions} />
      </PageSection>
      <PageSection section={databases}>
        <Grid columns={2}>
          {databases.databases.map((database) => (
            <li key={database.name}>
              <DatabaseCard database={database} />
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection section={journals}>
        <TaggedList items={journals.journals.map((journal) => ({ ...journal, tag: journal.type }))} />
      </PageSection>
      <PageSection section={areas}>
        <Grid columns={2}>
          {areas.areas.map(({ title, topics }) => (
            <li key={title}>
              <Ruled>
                <CardTitle className="re:mb-3">{title}</CardTitle>
                <BulletList items={topics} />
              </Ruled>
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection section={organizations}>
        <TaggedList items={organizations.organizations.map((body) => ({ ...body, tag: body.region }))} />
        <NoticeCallout notice={organizations.note} />
      </PageSection>
      <PageSection section={continuingEducation}>
        <CheckList items={continuingEducation.suggestions} />
        <NoticeCallout notice={continuingEducation.stayCurrent} />
      </PageSection>
    </ResourceLayout>
  )
}

function DatabaseCard({ database }: { database: Database }) {
  return (
    <Ruled>
      <CardTitle>{database.name}</CardTitle>
      <p className="re:mt-2">{database.description}</p>
      <p className="re:mt-4">
        <span className="re:font-semibold">{page.sections.databases.focusLabel}:</span>
        {` ${database.focus}`}
      </p>
    </Ruled>
  )
}
