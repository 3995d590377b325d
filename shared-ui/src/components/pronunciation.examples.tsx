import { Pronunciation } from './pronunciation'

export const OfATerm = () => (
  <p>
    <Pronunciation say="UHG-nee" iast="agni" />
  </p>
)
