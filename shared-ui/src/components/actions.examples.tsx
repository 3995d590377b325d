import { Actions } from './actions'

const actions = [
  { label: 'Enroll now', href: '/coming-soon' },
  { label: 'View all programs', href: '/programs' },
]

export const Two = () => <Actions actions={actions} />

export const OfOneRank = () => <Actions actions={actions} first="outline" />
