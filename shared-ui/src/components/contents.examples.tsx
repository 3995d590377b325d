import { Contents } from './contents'
import { ContentsBar } from './contents-bar'

const entries = [
  { id: 'badge', label: 'Badge' },
  { id: 'breadcrumbs', label: 'Breadcrumbs' },
]

export const LongPage = () => <Contents entries={entries} />

export const LineBelowTheHeader = () => <ContentsBar entries={entries} />
