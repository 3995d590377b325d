import { Contents } from './contents'

export const LongPage = () => (
  <Contents
    entries={[
      { id: 'badge', label: 'Badge' },
      { id: 'breadcrumbs', label: 'Breadcrumbs' },
    ]}
  />
)
