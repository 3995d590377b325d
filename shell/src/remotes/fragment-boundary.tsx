import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  remote: string
  name: string
  /** Whether the document was served with the fragment; not where it came by client navigation. */
  isServed: boolean
  /** What the fragment was served as, or what leaves the page to the server. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps what a remote throws to the remote's fragment. */
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
