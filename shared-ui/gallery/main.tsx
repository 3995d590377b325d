import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Gallery } from './gallery'
import '../src/styles/kit.css'
import './gallery.css'

// Links of the examples lead nowhere: the gallery has no other page.
createRoot(document.body).render(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
)
