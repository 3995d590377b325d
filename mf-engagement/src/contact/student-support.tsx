import { Icon } from 'shared-ui'
import { contact } from '../../content/contact'

const { title, text, links, href } = contact.studentSupport

export function StudentSupport() {
  return (
    <section
      aria-labelledby="student-support"
      className="en:rounded-card en:bg-deep en:p-6 en:text-cream en:[--focus:var(--gold-bright)] en:md:p-7"
    >
      <h2 id="student-support" className="en:font-serif en:text-h3">
        {title}
      </h2>
      <p className="en:mt-3 en:text-cream/90">{text}</p>
      <ul className="en:mt-4 en:divide-y en:divide-cream/20">
        {links.map((label) => (
          <li key={label}>
            <a
              href={href}
              className="en:flex en:items-center en:justify-between en:gap-3 en:py-3 en:font-semibold en:text-cream en:hover:text-gold-bright en:hover:underline"
            >
              {label}
              <Icon name="arrow-right" className="en:text-gold-bright" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
