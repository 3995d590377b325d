import logo from 'shared-ui/illustrations/logo.svg'
import { site } from 'shared-ui'

export function Logo() {
  return (
    <a href="/" className="sh:flex sh:min-w-0 sh:items-center sh:gap-3 sh:text-deep sh:md:max-lg:gap-1.5">
      <img
        src={logo}
        alt={`${site.collegeName} logo`}
        width="44"
        height="44"
        className="sh:size-11 sh:shrink-0 sh:md:max-lg:size-9"
      />
      <span className="sh:hidden sh:w-min sh:font-serif sh:text-base sh:leading-[1.15] sh:min-[23rem]:block sh:sm:max-md:w-auto sh:sm:max-md:text-lg sh:md:max-lg:text-xs sh:xl:w-auto sh:xl:text-lg">
        {site.shortName}
      </span>
    </a>
  )
}
