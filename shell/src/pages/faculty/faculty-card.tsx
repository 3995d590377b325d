import { cn, sanskritText } from 'shared-ui'
import { Fragment } from 'react'
import type { FacultyMember } from '../../../content/faculty'
import { biographies, facultyPage } from '../../../content/faculty-page'
import { glossaryPath, sanskritTerms } from '../../../content/sanskrit-terms'
import { portraitUrl } from '../portraits'

const SanskritText = sanskritText(sanskritTerms, glossaryPath)

/** The wide card shows the photo next to the text. */
export function FacultyCard({ member, wide }: { member: FacultyMember; wide: boolean }) {
  const { id, name, title, teaches } = member
  return (
    <article
      id={id}
      className={cn(
        'pg:h-full pg:overflow-hidden pg:rounded-card pg:border pg:border-line pg:bg-paper pg:lift-card',
        wide &&
          'pg:sm:grid pg:sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] pg:lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      <img
        src={portraitUrl(id)}
        alt={name}
        width="400"
        height="480"
        loading={wide ? 'eager' : 'lazy'}
        className={cn('pg:aspect-5/6 pg:w-full pg:object-cover', wide && 'pg:sm:h-full')}
      />
      <div className={cn('pg:p-6', wide && 'pg:self-center pg:md:p-10 pg:lg:p-14')}>
        <h3 className={cn('pg:font-serif', wide ? 'pg:text-h2' : 'pg:text-h3')}>{name}</h3>
        <p className="pg:mt-1 pg:font-semibold pg:text-gold-deep">{title}</p>
        <p className={cn('pg:mt-4 pg:text-muted', wide && 'pg:text-lead')}>
          <SanskritText text={biographies[id] ?? ''} />
        </p>
        <p className="pg:mt-4 pg:text-sm">
          {`${facultyPage.teaches} `}
          {teaches.map((code, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <a href={`/programs/${code}`} className="pg:font-semibold pg:text-gold-deep pg:underline">
                {code.toUpperCase()}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    </article>
  )
}
