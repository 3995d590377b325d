import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

const sectionVariants = cva('ui:py-14 ui:md:py-20', {
  variants: {
    tone: {
      plain: 'ui:bg-cream',
      warm: 'ui:bg-sand',
      sage: 'ui:bg-mist',
      deep: 'ui:bg-deep ui:text-cream',
    },
  },
  defaultVariants: { tone: 'plain' },
})

/** The page's column, 70rem wide where the screen has room; a `wide` one reaches 8rem further to the right. */
export function Container({ wide, className, ...props }: ComponentProps<'div'> & { wide?: boolean }) {
  return (
    <div
      {...props}
      className={cn(
        'ui:mx-auto ui:w-full ui:max-w-[74rem] ui:px-5 ui:md:px-8',
        wide && 'ui:min-[100rem]:ml-[calc(50%-37rem)] ui:min-[100rem]:max-w-[82rem]',
        className,
      )}
    />
  )
}

/** A full-width band of the page with its own background; the content is in the page's column, `narrow` for running text. */
export function Section({
  tone,
  narrow,
  className,
  children,
  ...props
}: ComponentProps<'section'> & VariantProps<typeof sectionVariants> & { narrow?: boolean }) {
  return (
    <section {...props} className={cn(sectionVariants({ tone }), className)}>
      <Container wide={tone === 'deep'}>
        {narrow ? <div className="ui:max-w-[42rem]">{children}</div> : children}
      </Container>
    </section>
  )
}

interface SectionHeadingProps {
  title: string
  eyebrow?: string
  lead?: ReactNode
  id?: string
  align?: 'start' | 'center'
}

/** The heading of a section: a small line above, the title (h2), an introduction below. */
export function SectionHeading({ title, eyebrow, lead, id, align = 'start' }: SectionHeadingProps) {
  return (
    <div
      className={cn(
        'ui:max-w-[40rem]',
        lead ? 'ui:mb-8 ui:md:mb-10' : 'ui:mb-5',
        align === 'center' && 'ui:mx-auto ui:text-center',
      )}
    >
      {eyebrow && (
        <p data-above-heading="" className="kit-eyebrow ui:mb-2">
          {eyebrow}
        </p>
      )}
      <h2 id={id} className="ui:font-serif ui:text-h2">
        {title}
      </h2>
      {lead && <div className="ui:mt-4 ui:text-lead ui:text-balance">{lead}</div>}
    </div>
  )
}
