import { defineRemote } from 'shared-ui'
import { overview } from '../content/overview'
import { overviewMetadata } from './overview/overview-metadata'
import './styles.css'

export default defineRemote({
  name: 'mf-template',
  pages: [
    { path: overview.path, metadata: overviewMetadata, load: () => import('./overview/overview-page') },
  ],
  slots: {},
  navigation: [{ place: { menu: 'More' }, label: overview.title, to: overview.path, order: 690 }],
})
