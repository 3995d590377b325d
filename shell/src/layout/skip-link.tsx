import { frame } from '../../content/frame'

/** The first focus stop of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sh:sr-only sh:focus:not-sr-only sh:focus:fixed sh:focus:top-3 sh:focus:left-3 sh:focus:z-50 sh:focus:rounded-md sh:focus:bg-deep sh:focus:px-5 sh:focus:py-3 sh:focus:text-cream"
    >
      {frame.skipLink}
    </a>
  )
}
