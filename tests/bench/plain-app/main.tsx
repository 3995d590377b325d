import { modules } from 'virtual:modules'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { type LoadedPage, type Fragment, resolved } from '../../../shell/src/release/page'
import type { DocumentData, ModuleRef } from 'contract/page-data'
import { Site } from '../../../shell/src/app/site'

// The same sources with the same lazy boundaries as one plain Vite app: what the site would weigh without federation.
const { page: data, navigation } = JSON.parse(
  document.getElementById('document-data')?.textContent ?? '',
) as DocumentData

async function fragment<Props>({ remote, file }: ModuleRef): Promise<Fragment<Props>> {
  const loaded = await modules[`${remote}/${file}`]?.()
  return { kind: 'component', remote, Component: loaded?.default as ComponentType<Props> }
}

const slots = await Promise.all(
  Object.entries(data.slots).flatMap(([name, slot]) =>
    slot.hydrate === 'with-page' ? [fragment(slot).then((loaded) => [name, loaded])] : [],
  ),
)
const page: LoadedPage = {
  ...data,
  title: document.title,
  head: '',
  page: await fragment(data.page),
  slots: Object.fromEntries(slots) as LoadedPage['slots'],
}
const visit = () => resolved(page)
const root = document.getElementById('site')
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <Site source={{ visit, prefetch: visit, readData: visit }} navigation={navigation} />
    </BrowserRouter>,
  )
}
