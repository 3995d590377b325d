import { Card } from './card'
import { Grid } from './grid'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Card>Card {index + 1}</Card>
    </li>
  ))

export const TwoColumns = () => <Grid columns={2}>{cards(2)}</Grid>

export const ThreeColumns = () => <Grid>{cards(3)}</Grid>

export const FourColumns = () => <Grid columns={4}>{cards(4)}</Grid>
