/** A page that the visitor may have been looking for. */
interface Destination {
  href: string
  label: string
  text: string
}

/** The page for addresses that do not exist. */
export const notFound = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  help: 'If one of our links brought you here, the mistake is on our side. The page may have moved, or its address may have been mistyped.',
  linksTitle: 'Where would you like to go?',
  links: [
    { href: '/', label: 'Home', text: 'Begin again at the front door.' },
    { href: '/programs', label: 'Programs', text: 'Ten diploma programs and how they build on one another.' },
    {
      href: '/resources',
      label: 'Resources',
      text: 'Classical texts, daily routines, doshas and more to read.',
    },
    { href: '/contact', label: 'Contact', text: 'Tell us what you were looking for, and we will find it.' },
  ] satisfies Destination[],
}
