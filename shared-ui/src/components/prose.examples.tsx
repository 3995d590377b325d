import { Prose, Term } from './prose'

export const RunningText = () => (
  <Prose>
    <p>
      Digestion is the work of <Term>agni</Term>, the fire; see <a href="#badge">what follows from it</a>.
    </p>
    <h3>Three kinds</h3>
    <p>The text names three kinds, each with its own signs and its own remedy.</p>
  </Prose>
)
