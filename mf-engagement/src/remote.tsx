import { defineRemote, site } from 'shared-ui'
import { contact } from '../content/contact'
import { contactMetadata, podcastMetadata } from '../content/page-metadata'
import { nativeForms } from './native-forms'
import { serviceCalls } from './service-calls'
import './styles.css'

export default defineRemote({
  name: 'mf-engagement',
  pages: [
    {
      path: '/contact',
      metadata: () => contactMetadata,
      load: () => import('./contact/contact-page'),
    },
    {
      path: '/podcast',
      metadata: () => podcastMetadata,
      load: () => import('./podcast/podcast-page'),
    },
  ],
  slots: {
    'home.podcast': { load: () => import('./home/home-podcast'), hydrate: 'with-page' },
    'admissions.inquiry': {
      load: () => import('./inquiry-form/quick-inquiry-section'),
      hydrate: 'with-page',
    },
    'enrollment.inquiry': {
      load: () => import('./inquiry-form/enrollment-inquiry'),
      hydrate: 'with-page',
    },
    'footer.newsletter': { load: () => import('./newsletter/newsletter-box'), hydrate: 'on-focus' },
  },
  forms: nativeForms,
  calls: serviceCalls,
  navigation: [
    { place: 'header', label: contact.title, to: '/contact', order: 700 },
    { place: { menu: 'Resources' }, label: site.podcastName, to: '/podcast', order: 605 },
    { place: 'footer', label: contact.title, to: '/contact', order: 400 },
  ],
})
