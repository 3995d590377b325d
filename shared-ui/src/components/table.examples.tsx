import { Table } from './table'

export const ThreeColumns = () => (
  <Table
    caption="The three doshas"
    head={['Dosha', 'Elements', 'In balance']}
    rows={[
      ['Vata', 'Space and air', 'Movement, breath, quick thought'],
      ['Pitta', 'Fire and water', 'Digestion, warmth, a clear eye'],
      ['Kapha', 'Water and earth', 'Strength, rest, a good memory'],
    ]}
  />
)
