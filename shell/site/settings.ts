import type { SiteSettings } from 'contract/site-settings'
import { launchQuestions } from './launch-questions'
import { menuPage } from '../content/menu-page'

/** What this site decides for all remotes: part of the shell's build, enforced by the publisher. */
export const siteSettings: SiteSettings = {
  // Today's sizes, rounded up by a few percent. A team that needs more asks the platform team.
  budgets: {
    remotes: {
      shell: { script: 90_000, style: 9_500, page: 5_700, image: 11_500, card: 45_000 },
      'mf-engagement': { script: 13_100, style: 1_500, page: 5_300, image: 3_000, card: 45_000 },
      'mf-programs': { script: 11_400, style: 2_500, page: 9_400, image: 3_000, card: 45_000 },
      'mf-resources': { script: 10_800, style: 1_700, page: 8_200, image: 3_000, card: 45_000 },
    },
    newRemote: { script: 12_000, style: 2_500, page: 10_000, image: 12_000, card: 60_000 },
    frame: 15_200,
  },
  menus: {
    alwaysInBar: ['Home', 'Programs', 'Admissions', 'Faculty', 'About', 'Resources', 'Contact'],
    headerLinks: menuPage.headerLinks,
    footerLinks: menuPage.footerLinks,
    allInBar: 'All menus',
    allInMenu: 'All in {menu}',
    allInFooter: 'All links',
  },
  launchQuestions,
}
