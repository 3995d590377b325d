import type { ComponentProps, ReactNode } from 'react'
import type { Crumb } from 'contract/page-metadata'
import type { Plant } from '../site/plants'
import { Breadcrumbs } from './breadcrumbs'
import { cn } from './cn'
import { Container } from './section'

interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string
  eyebrow?: string
  lead?: ReactNode
  breadcrumbs?: Crumb[]
  /** Address of a decorative illustration, shown next to the title on wide screens. */
  art?: string
  /** A plant with a caption, instead of `art`. */
  plant?: Plant
}

/** The head of a page on a deep green ground: breadcrumbs, the page's one h1, an introduction, an illustration. */
export function PageHeader({
  title,
  eyebrow,
  lead,
  breadcrumbs,
  art,
  plant,
  className,
  children,
  ...props
}: PageHeaderProps) {
  return (
    <div {...props} className={cn('ui:relative ui:overflow-hidden ui:bg-deep ui:text-cream', className)}>
      <Container wide className="ui:relative ui:flex ui:items-center ui:gap-10 ui:py-10 ui:md:py-16">
        <div className="ui:min-w-0 ui:flex-1">
          {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
          {eyebrow && <p className="kit-eyebrow kit-eyebrow-light ui:mt-6">{eyebrow}</p>}
          <h1 className="ui:mt-3 ui:max-w-[22ch] ui:font-serif ui:text-h1 ui:outline-none">{title}</h1>
          {lead && (
            <div className="ui:mt-5 ui:max-w-[40rem] ui:text-lead ui:text-balance ui:text-cream/90">
              {lead}
            </div>
          )}
          {children && <div className="ui:mt-7">{children}</div>}
        </div>
        {plant ? <Plate plant={plant} /> : art && <Art src={art} />}
      </Container>
    </div>
  )
}

function Art({ src }: { src: string }) {
  return (
    // Lazy, because browsers load hidden images too.
    <img
      src={src}
      alt=""
      width="280"
      height="280"
      loading="lazy"
      className="ui:hidden ui:size-64 ui:shrink-0 ui:lg:block ui:xl:size-72"
    />
  )
}

/** A plant with its names. */
function Plate({ plant: { src, name, botanical, note } }: { plant: Plant }) {
  return (
    <figure className="ui:hidden ui:w-72 ui:shrink-0 ui:lg:block ui:xl:w-80">
      <Art src={src} />
      <figcaption className="ui:mt-3 ui:text-xs ui:text-balance ui:text-cream/80">
        {`${name}, `}
        <i lang="la">{botanical}</i>
        {`: ${note}.`}
      </figcaption>
    </figure>
  )
}
