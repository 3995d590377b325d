import { defineRemote } from 'shared-ui'

/** The pages that belong to the shell itself, declared as every section declares its own. */
export const shellPages = defineRemote({
  name: 'shell',
  pages: [
    {
      path: '/404',
      metadata: () => ({
        title: '404 Page Not Found',
        description: 'There is no page at this address.',
        canonical: '/404',
        noindex: true,
      }),
      load: () => import('./not-found-page'),
    },
  ],
  slots: {},
  navigation: [
    { place: 'header', label: 'Home', to: '/', order: 100 },
    { place: 'header', label: 'Faculty', to: '/faculty', order: 400 },
    { place: 'header', label: 'About', to: '/about', order: 500 },
    { place: 'footer', label: 'Faculty', to: '/faculty', order: 300 },
    { place: 'footer', label: 'About', to: '/about', order: 500 },
  ],
})
