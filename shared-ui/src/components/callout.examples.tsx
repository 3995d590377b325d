import { Callout } from './callout'

export const Note = () => (
  <Callout title="Classes are online">
    <p>Every class is taught live and recorded.</p>
  </Callout>
)

export const Caution = () => (
  <Callout tone="caution" title="Not medical advice">
    <p>Please ask your physician before you change a treatment.</p>
  </Callout>
)

export const WithoutAnEdge = () => (
  <Callout tone="plain" title="Editions in English">
    <p>Translations differ; read two of them.</p>
  </Callout>
)
