import { Component, type ReactNode } from 'react'
import { fullLoad } from '../app/full-load'

export interface BoundaryProps {
  section: string
  name: string
  /** Undefined where the piece came by client navigation: the page is then loaded as a document, which has one. */
  fallback: ReactNode | undefined
  children: ReactNode
}

/** Keeps what a section throws to the section's piece. */
export class PieceBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { section, name, fallback } = this.props
    console.error(`Section ${section} failed in ${name}; its prerendered content stays.`, error)
    if (fallback === undefined) fullLoad()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
