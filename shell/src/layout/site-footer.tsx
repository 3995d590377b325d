import { Container, ShareButtons, site, Slot, type NavigationEntry } from 'shared-ui'
import { memo } from 'react'
import { footer } from '../../content/footer'
import { footerLinks } from 'platform/navigation/site-navigation'

/** The footer, the same on every page: a navigation renders only its slot. */
export const SiteFooter = memo(function SiteFooter({ navigation }: { navigation: NavigationEntry[] }) {
  return (
    <footer className="sh:bg-deep sh:text-cream sh:[--focus:var(--gold-bright)]">
      <Container className="sh:grid sh:grid-cols-2 sh:gap-x-6 sh:gap-y-10 sh:py-14 sh:lg:gap-x-10 sh:lg:grid-cols-[1.6fr_1fr_1.2fr_1.6fr]">
        <div className="sh:col-span-2 sh:max-w-[34rem] sh:lg:col-span-1">
          <p className="sh:font-serif sh:text-lg">{site.collegeName}</p>
          <p className="sh:mt-3 sh:text-sm sh:text-cream/85">{footer.about}</p>
        </div>
        <FooterLinks title={footer.quickLinksTitle} links={footerLinks(navigation)} />
        <FooterLinks title={footer.studentLinksTitle} links={footer.studentLinks} />
        <div className="sh:col-span-2 sh:max-w-[34rem] sh:lg:col-span-1">
          <Slot name="footer.newsletter" />
          <div className="kit-needs-script sh:mt-8">
            <h2 className="kit-eyebrow kit-eyebrow-light sh:mb-3">{footer.shareTitle}</h2>
            <ShareButtons />
          </div>
        </div>
      </Container>
      <div className="sh:border-t sh:border-cream/20">
        <Container className="sh:py-6 sh:text-sm sh:text-cream/85">
          <p>{footer.copyright}</p>
          {footer.disclaimers.map((line) => (
            <p key={line} className="sh:mt-2">
              {line}
            </p>
          ))}
        </Container>
      </div>
    </footer>
  )
})

function FooterLinks({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="kit-eyebrow kit-eyebrow-light sh:mb-3">{title}</h2>
      <ul className="sh:text-sm">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} className="sh:inline-block sh:py-1.5 sh:hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
