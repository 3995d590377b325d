import { RelatedLinks } from './related-links'

export const Two = () => (
  <RelatedLinks
    title="Read on"
    links={[
      { to: '/resources', label: 'Resources', text: 'Texts, guides and tools.' },
      { to: '/programs', label: 'Programs', text: 'Ten ways to learn.' },
    ]}
  />
)
