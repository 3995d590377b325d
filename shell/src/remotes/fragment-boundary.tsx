import { Component, type ReactNode } from 'react'
import { noteEntries } from './keep-entries'

export interface BoundaryProps {
  remote: string
  name: string
  /** Whether the document contains the fragment; false after a client navigation. */
  isServed: boolean
  /** The served HTML, or a component that loads the page from the server. */
  fallback: ReactNode
  children: ReactNode
}

interface BoundaryState {
  /** After a failure: gives the fallback what the visitor has entered. */
  giveBack?: () => void
}

/** Confines what a remote throws to its fragment. */
export class FragmentBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(): BoundaryState {
    // Notes the entries of the whole page: after an error during hydration, React renders all of it anew.
    return { giveBack: noteEntries(document.body) }
  }

  override componentDidCatch(error: unknown) {
    const { remote, name, isServed } = this.props
    const outcome = isServed ? 'its prerendered content stays' : 'the page is loaded from the server'
    console.error(`Remote ${remote} failed in ${name}; ${outcome}.`, error)
    this.state.giveBack?.()
  }

  override render() {
    return this.state.giveBack ? this.props.fallback : this.props.children
  }
}
