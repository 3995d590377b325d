import { Component } from 'react'
import { FaultNotice } from './fault-notice'
import type { BoundaryProps } from '../remotes/fragment-boundary'

interface BoundaryState {
  fault: { error: unknown } | undefined
}

/** Replaces `fragment-boundary.tsx` in development: without served HTML to fall back to, it shows what is wrong. */
export class FragmentBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: undefined }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error } }
  }

  override render() {
    const { remote, name, children } = this.props
    return this.state.fault ? <FaultNotice remote={remote} where={name} {...this.state.fault} /> : children
  }
}
