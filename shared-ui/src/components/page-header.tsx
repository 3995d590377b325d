import type { ComponentProps, ReactNode } from 'react'
import type { Crumb } from 'contract/page-metadata'
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
}

/** The head of a page on a deep green ground: breadcrumbs, the page's one h1, an introduction, an illustration. */
export function PageHeader({
  title,
  eyebrow,
  lead,
  breadcrumbs,
  art,
  className,
  children,
  ...props
}: PageHeaderProps) {
  return (
    <div {...props} className={cn('ui:relative ui:overflow-hidden ui:bg-deep ui:text-cream', className)}>
      <Container className="ui:relative ui:flex ui:items-center ui:gap-10 ui:py-10 ui:md:py-16">
        <div className="ui:min-w-0 ui:flex-1">
          {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
          {eyebrow && <p className="kit-eyebrow kit-eyebrow-light ui:mt-6">{eyebrow}</p>}
          <h1 tabIndex={-1} className="ui:mt-3 ui:max-w-[22ch] ui:font-serif ui:text-h1 ui:outline-none">
            {title}
          </h1>
          {lead && (
            <div className="ui:mt-5 ui:max-w-[40rem] ui:text-lead ui:text-balance ui:text-cream/90">
              {lead}
            </div>
          )}
          {children && <div className="ui:mt-7">{children}</div>}
        </div>
        {art && (
          // Lazy, because browsers load hidden images too.
          <img
            src={art}
            alt=""
            width="280"
            height="280"
            loading="lazy"
            className="ui:hidden ui:size-64 ui:shrink-0 ui:lg:block ui:xl:size-72"
          />
        )}
      </Container>
    </div>
  )
}
