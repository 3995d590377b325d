import { createContext } from 'react'

/** Whether the page around is the one on the screen; not while its link is only held down. */
export const PageShown = createContext(true)
