import { cn, sanskritText } from 'shared-ui'
import { Fragment } from 'react'
import { personId, type FacultyMember } from '../../../content/faculty'
import { biographies, facultyPage } from '../../../content/faculty-page'
import { glossaryPath, sanskritTerms } from '../../../content/sanskrit-terms'
import { portraitUrl } from '../portraits'

const SanskritText = sanskritText(sanskritTerms, glossaryPath)

/** The wide card shows the photo next to the text. */
export function FacultyCard({ member, wide }: { member: FacultyMember; wide: boolean }) {
  const { name, title, portrait, teaches } = member
  return (
    <article
      id={personId(member)}
      className={cn(
        'sh:h-full sh:overflow-hidden sh:rounded-card sh:border sh:border-line sh:bg-paper sh:shadow-card',
        wide &&
          'sh:sm:grid sh:sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sh:lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      <img
        src={portraitUrl(portrait)}
        alt={name}
        width="400"
        height="480"
        loading={wide ? 'eager' : 'lazy'}
        className={cn('sh:aspect-5/6 sh:w-full sh:object-cover', wide && 'sh:sm:h-full')}
      />
      <div className={cn('sh:p-6', wide && 'sh:self-center sh:md:p-10 sh:lg:p-14')}>
        <h3 className={cn('sh:font-serif', wide ? 'sh:text-h2' : 'sh:text-h3')}>{name}</h3>
        <p className="sh:mt-1 sh:font-semibold sh:text-gold-deep">{title}</p>
        <p className={cn('sh:mt-4 sh:text-muted', wide && 'sh:text-lead')}>
          <SanskritText text={biographies[portrait] ?? ''} />
        </p>
        <p className="sh:mt-4 sh:text-sm">
          {`${facultyPage.teaches} `}
          {teaches.map((code, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <a href={`/programs/${code}`} className="sh:font-semibold sh:text-gold-deep sh:underline">
                {code.toUpperCase()}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    </article>
  )
}
