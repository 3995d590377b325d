import { parse } from 'parse5'
import { attribute, elements, text, type Node } from 'platform/publish/page-checks/html-tree'
import { site } from 'shared-ui/site'
import { publishedPages } from './published-pages'
import { bare, visibleText } from './visible-text'

/** What the specification says and no other test names, by page. */
const phrases: Record<string, string[]> = {
  '/about': [
    'Our mission',
    'How the college came about',
    'an educational initiative of the provincial Ayurveda association',
    'Contracts and tuition',
    'Student administration',
  ],
  '/admissions': [
    'Please check back soon, or contact us',
    'credit may be given for verifiable credentials',
    'placed on a waitlist for a Nov–Jan start',
  ],
  '/contact': ['Located at'],
  '/podcast': ['Come and talk with us', 'Suggested topics', 'Open the podcast on Spotify'],
  '/programs': [
    'Required for all higher diplomas',
    'Counts toward AP',
    'Eligible for practitioner credentialing',
    'Highest credential',
  ],
  '/programs/ap': ['Whichever of AH and AN you take first, the total is 2000 hours'],
  '/programs/pkt': [
    'highest level of that track',
    'Add AP certification and beauty therapy (ABT) to PKT for a 4000-hour qualification',
    'In India',
    'other registered facilities in North America',
  ],
  '/programs/an': [
    'Ayurvedic dietetics, therapeutic cooking and supervised consults',
    'Complete AHC plus AH, and the four parts together make the 2000 hours of AP',
  ],
  '/programs/ah': [
    'Dravyaguna, Ayurvedic pharmacology, formulations and aromatherapy',
    'Complete AHC plus AN, and the four parts together make the 2000 hours of AP',
  ],
  '/resources/classical-texts': ['A study guide', 'A note on reading old books'],
  '/resources/panchakarma-therapies': [
    'When it is recommended',
    'Contraindications',
    'Seek professional guidance',
  ],
  '/resources/educational-guides': ['Introduction to Ayurveda', 'Benefits of knowing your Prakriti'],
  '/resources/research-links': ['Continuing education', 'Stay Current'],
  '/resources/wellness-tools': [
    'Daily Routine',
    'Constitution Assessment',
    'Meditation & Breathwork',
    'Herbal Medicine Guide',
    'Seasonal Wellness',
    'Personalized nutrition',
    'Getting started',
  ],
}

const enrollmentLinks = new Set(
  [
    'Access Dashboard',
    'Already enrolled? Access Student Portal',
    'Create Student Account',
    'Enroll Now',
    'Enroll in ALC',
    'Enroll in ALC Foundation Program',
    'Enroll in ALC Program',
    'Login to Portal',
    'My Dashboard',
    'New Student Registration',
    'Student Login',
    'Student Portal',
    'View Enrollment Options',
  ].map((label) => `${label} → /coming-soon`),
)
const aboutEnrollment = /^(Enroll|View Enrollment) |Portal|Login|Registration|Dashboard|Account/
const platform = /Facebook|Instagram|LinkedIn|YouTube/

const pages = new Map(await publishedPages())

const tagged = (tag: string, ...parts: Node[]) =>
  parts.flatMap((part) => [...elements(part)].filter(({ tagName }) => tagName === tag))
const onPage = (path: string, tag: string) => tagged(tag, parse(pages.get(path) ?? ''))
const texts = (parts: Node[]) => parts.map((part) => text(part).trim())
const links = (...parts: Node[]) =>
  tagged('a', ...parts).map((link) => `${text(link).trim()} → ${attribute(link, 'href')}`)

it.each(Object.entries(phrases))('%s says what the specification names', (path, named) => {
  const visible = visibleText(pages.get(path) ?? '')
  expect(named.filter((phrase) => !visible.includes(bare(phrase)))).toEqual([])
})

it('every link about enrollment or the portal leads to the coming-soon page', () => {
  const all = links(...[...pages.values()].map((html) => parse(html)))
  expect(new Set(all.filter((link) => aboutEnrollment.test(link)))).toEqual(enrollmentLinks)
})

it('every page has the logo, and the Resources menu with the podcast first', () => {
  for (const path of pages.keys()) {
    const header = onPage(path, 'header').slice(0, 1)
    const [logo] = tagged('img', ...header)
    expect(logo && attribute(logo, 'alt'), path).toBe(`${site.collegeName} logo`)
    const [, resourcesMenu] = tagged('details', ...header)
    expect(resourcesMenu && links(resourcesMenu), path).toEqual([
      'Samya Ayurveda Podcast → /podcast',
      'Classical Texts → /resources/classical-texts',
      'Health Conditions → /resources/health-conditions',
      'Lifestyle Practices → /resources/lifestyle-practices',
      'Panchakarma & Therapies → /resources/panchakarma-therapies',
      'Educational Guides → /resources/educational-guides',
      'Research & Links → /resources/research-links',
      'Wellness Tools → /resources/wellness-tools',
      'View All Resources → /resources',
    ])
  }
})

it('every page has the links, the share buttons and the year of the footer', () => {
  for (const path of pages.keys()) {
    const footer = onPage(path, 'footer').slice(-1)
    expect(links(...footer), path).toEqual([
      'Programs → /programs',
      'Admissions → /admissions',
      'Faculty → /faculty',
      'Contact → /contact',
      'About → /about',
      'Student Login → /coming-soon',
      'New Student Registration → /coming-soon',
      'My Dashboard → /coming-soon',
      'Enroll Now → /coming-soon',
      `${site.email} → mailto:${site.email}`,
    ])
    const platforms = tagged('button', ...footer).flatMap(
      (button) => attribute(button, 'aria-label')?.match(platform) ?? [],
    )
    expect(platforms, path).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])
    expect(texts(footer)[0], path).toContain('© 2025')
  }
})

it('the home page leads to the faculty, the podcast, its guest application and the contact page', () => {
  expect(links(...onPage('/', 'main'))).toEqual(
    expect.arrayContaining([
      'Meet the faculty → /faculty',
      'Explore the podcast → /podcast',
      'Become a Guest → /podcast#guest-application',
      'Contact Us → /contact',
    ]),
  )
})

it('the inquiry form names each program as its page does', () => {
  const programPages = [...pages.keys()].filter((path) => path.startsWith('/programs/'))
  const titles = programPages.flatMap((path) => texts(onPage(path, 'h1')))
  const options = texts(onPage('/admissions', 'option')).slice(1)
  expect(options.map((option) => option.replace(/^(\w+) - (.+)$/, '$2 ($1)')).sort()).toEqual(titles.sort())
})
