import { ButtonLink, cn, type NavigationEntry } from 'shared-ui'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { enroll, portal } from '../../content/actions'
import { frame } from '../../content/frame'
import { headerBar } from 'platform/navigation/site-navigation'
import { HeaderMenu } from './header-menu'
import { Logo } from './logo'
import { SearchLink } from './search-link'
import { MobileMenu } from './mobile-menu'
import { MobileNavigation } from './mobile-navigation'
import { useScrolled } from './use-scrolled'

export function SiteHeader({ navigation }: { navigation: NavigationEntry[] }) {
  const { pathname } = useLocation()
  const bar = useMemo(() => headerBar(navigation), [navigation])
  return (
    <HeaderFrame>
      <div className="sh:mx-auto sh:flex sh:h-18 sh:max-w-[74rem] sh:items-center sh:justify-between sh:gap-4 sh:px-5 sh:max-[20rem]:gap-1 sh:max-[20rem]:px-2 sh:md:gap-2 sh:md:px-3 sh:lg:gap-4 sh:lg:px-6 sh:xl:px-8">
        <Logo />
        <nav aria-label={frame.mainNavigation} className="sh:hidden sh:min-w-0 sh:md:block">
          <ul className="sh:flex sh:flex-wrap sh:items-center sh:justify-center sh:text-xs sh:font-semibold sh:whitespace-nowrap sh:lg:gap-1 sh:lg:text-sm">
            {bar.map((item) =>
              item.kind === 'menu' ? (
                <li key={item.menu.label}>
                  <HeaderMenu menu={item.menu} path={pathname} />
                </li>
              ) : (
                <li key={item.entry.to}>
                  <BarLink entry={item.entry} current={item.entry.to === pathname} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="sh:flex sh:items-center sh:gap-3 sh:max-[20rem]:gap-1 sh:md:gap-2 sh:lg:gap-3">
          <SearchLink />
          <a
            href={portal.href}
            className="sh:hidden sh:py-2 sh:text-xs sh:font-semibold sh:whitespace-nowrap sh:text-deep sh:hover:text-gold-deep sh:md:block sh:lg:text-sm"
          >
            {portal.label}
          </a>
          <ButtonLink
            href={enroll.href}
            variant="gold"
            size="small"
            className="sh:whitespace-nowrap sh:max-[20rem]:px-2 sh:max-[20rem]:whitespace-normal sh:md:max-lg:px-3 sh:md:max-lg:text-xs"
          >
            {enroll.label}
          </ButtonLink>
          <MobileMenu>
            <MobileNavigation bar={bar} path={pathname} />
          </MobileMenu>
        </div>
      </div>
    </HeaderFrame>
  )
}

/** Renders the shadow; the content stays as it is when the shadow changes. */
function HeaderFrame({ children }: { children: ReactNode }) {
  return (
    <header
      className={cn(
        'sh:sticky sh:top-0 sh:z-40 sh:border-b sh:border-line sh:bg-cream sh:transition-shadow',
        useScrolled() ? 'sh:lift-scrolled' : 'sh:lift-card',
      )}
    >
      {children}
    </header>
  )
}

function BarLink({ entry, current }: { entry: NavigationEntry; current: boolean }) {
  return (
    <a
      href={entry.to}
      aria-current={current ? 'page' : undefined}
      className="sh:block sh:rounded-md sh:px-1 sh:py-2 sh:decoration-gold sh:decoration-2 sh:underline-offset-8 sh:hover:text-gold-deep sh:lg:px-2 sh:aria-[current]:underline"
    >
      {entry.label}
    </a>
  )
}
