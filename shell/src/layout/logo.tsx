import logo from 'shared-ui/illustrations/logo.svg'
import { site } from 'shared-ui'

/** The college's logo and name; leads home. */
export function Logo() {
  return (
    <a href="/" className="sh:flex sh:min-w-0 sh:items-center sh:gap-3 sh:text-deep sh:no-underline">
      <img
        src={logo}
        alt={`${site.collegeName} logo`}
        width="44"
        height="44"
        className="sh:size-11 sh:shrink-0"
      />
      <span className="sh:hidden sh:w-min sh:font-serif sh:text-base sh:leading-[1.15] sh:min-[23rem]:block sh:sm:w-auto sh:sm:text-lg sh:md:hidden sh:xl:block">
        {site.shortName}
      </span>
    </a>
  )
}
