import type { SiteSettings } from 'contract/site-settings'
import { menuPage } from '../content/menu-page'

/** Questions that only the college can answer and no placeholder can replace. */
const launchQuestions = [
  'Which certificate does the company that delivers the programs hold under the Private Training Act? Until it is known, the site claims none.',
  'May the AAP level be called "Advanced Degree"? A private institution in BC may not advertise a program leading to a degree without consent.',
  'Which body makes graduates of AP eligible for practitioner credentialing, and which internship places are registered, with whom?',
  'Which faculty members may use "Dr." or another title, and which degrees do they hold?',
  'Which organizations may be named, and does each agree: the association, the delivering company, the partner spa?',
  'Who is the privacy officer (PIPA), and where do requests go?',
  'Under which licence, if any, may others use the source of this site? The repository holds none; `licenses.txt` of each build names those of the packages in it.',
  'Has a qualified practitioner signed off the cautions on the Panchakarma, health and wellness pages?',
]

/** The site's settings for all remotes: part of the shell's build, enforced by the publisher. */
export const siteSettings: SiteSettings = {
  // Today's sizes in bytes as sent (brotli), rounded up by a few percent. A team that needs more asks the platform team.
  budgets: {
    remotes: {
      shell: { script: 83_000, style: 10_300, page: 5_700, image: 11_500, card: 45_000 },
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
