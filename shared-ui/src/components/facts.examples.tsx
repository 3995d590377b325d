import { Facts } from './facts'

export const Program = () => (
  <Facts
    items={[
      { term: 'Hours', detail: '200' },
      { term: 'Format', detail: 'Online, with one week of practice in the college’s own rooms' },
      { term: 'Prerequisite', detail: 'None' },
    ]}
  />
)
