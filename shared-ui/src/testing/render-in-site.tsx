import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** Renders `children` as they would stand in the site: with a router around them. */
export const renderInSite = (children: ReactNode, path = '/') =>
  render(<MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>)
