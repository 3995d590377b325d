import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  remote: string
  name: string
  /** Whether the document contains the fragment; false after a client navigation. */
  isServed: boolean
  /** The served HTML, or a component that loads the page from the server. */
  fallback: ReactNode
  children: ReactNode
}

/** Confines what a remote throws to its fragment. */
export class FragmentBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { remote, name, isServed } = this.props
    const outcome = isServed ? 'its prerendered content stays' : 'the page is loaded from the server'
    console.error(`Remote ${remote} failed in ${name}; ${outcome}.`, error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
