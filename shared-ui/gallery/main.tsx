import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery'
import '../src/styles/kit.css'
import './gallery.css'

createRoot(document.body).render(<Gallery />)
