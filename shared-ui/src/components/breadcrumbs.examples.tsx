import { Breadcrumbs } from './breadcrumbs'

export const OneStep = () => <Breadcrumbs trail={[{ label: 'Programs', to: '/programs' }]} />

export const TwoSteps = () => (
  <Breadcrumbs
    trail={[
      { label: 'Programs', to: '/programs' },
      { label: 'Panchakarma Technician', to: '/programs/pkt' },
    ]}
  />
)
