import { site, type PageMetadata } from 'shared-ui'

type SearchEntry = Pick<PageMetadata, 'title' | 'description' | 'keywords'>

/** What search engines and link previews show of the shell's pages. Descriptions hold 120 to 160 characters. */
export const pageMetadata = {
  home: {
    title: 'Ayurveda programs in Victoria, BC',
    description:
      'Study Ayurveda in Victoria, BC, and online: ten stackable diploma programs in wellness, health counselling, therapy and nutrition, from 500 to 4000 hours.',
    keywords: [
      'Ayurveda college',
      'Ayurveda school Victoria BC',
      'Ayurveda diploma Canada',
      'study Ayurveda online',
    ],
  },
  about: {
    title: 'About the college',
    description: `Mission, values, history and structure of ${site.collegeName}: an educational initiative of ${site.association}.`,
    keywords: ['about', 'Ayurveda education British Columbia', 'Ayurveda association'],
  },
  faculty: {
    title: 'Faculty',
    description:
      'Meet the seven people who teach classical texts, nutrition, herbology, bodywork and anatomy at our Ayurveda college on Vancouver Island, and how they teach.',
    keywords: ['Ayurveda teachers', 'Ayurveda faculty Victoria BC'],
  },
  formProblem: {
    title: 'Your entries were not sent',
    description:
      'The form could not be accepted as it was sent. This page lists what to change; the Back button of your browser keeps your entries.',
  },
  comingSoon: {
    title: 'Coming soon: student portal',
    description:
      'Our student portal and online enrollment are being prepared. See what they will offer, how to apply by inquiry until then, and how to reach us.',
  },
  menu: {
    title: 'All menus',
    description:
      'Every link of the header, of its menus and of the footer on one page: programs, admissions, resources, faculty, podcast and whatever else the site holds.',
  },
  search: {
    title: 'Search',
    description:
      'Search the programs, resources, people and Sanskrit terms of the college in any spelling, or choose from the list of all pages of the site.',
  },
  notFound: {
    title: '404 Page Not Found',
    description:
      'There is no page at this address. Find your way back to our Ayurveda programs, admissions, faculty, resource library and podcast, or write to us for help.',
  },
} satisfies Record<string, SearchEntry>
