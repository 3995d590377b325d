import { ExternalLink } from './external-link'

export const InSentence = () => (
  <p>
    The texts are kept by <ExternalLink href="https://other.example">another library</ExternalLink>.
  </p>
)
