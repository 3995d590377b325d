import lotus from '../illustrations/lotus.svg'
import { tulsi } from '../site/plants'
import { ButtonLink } from './button'
import { PageHeader } from './page-header'

export const TitleOnly = () => <PageHeader title="Faculty" />

export const WithAPlant = () => <PageHeader title="Admissions" plant={tulsi} />

export const Whole = () => (
  <PageHeader
    title="Panchakarma Technician"
    eyebrow="Specialization"
    lead="The five cleansing procedures, from preparation to aftercare."
    breadcrumbs={[
      { label: 'Programs', to: '/programs' },
      { label: 'Panchakarma Technician', to: '/programs/pkt' },
    ]}
    art={lotus}
  >
    <ButtonLink href="/admissions" variant="gold">
      Admissions
    </ButtonLink>
  </PageHeader>
)
