// @vitest-environment happy-dom
import { site, type PageMetadata } from 'shared-ui'
import { headTags } from './head-tags'

const origin = 'https://college.example'
const metadata: PageMetadata = {
  title: 'Herbs',
  description: 'Leaves & "roots"',
  canonical: '/herbs',
}

const headOf = (parts: Partial<PageMetadata> = {}) => {
  const head = document.createElement('head')
  head.innerHTML = headTags({ ...metadata, ...parts }, origin)
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  const blocks = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as unknown,
  )
  return { head, content, blocks }
}

it('names description and addresses, all absolute', () => {
  const { head, content } = headOf({ image: '/assets/herbs.png', keywords: ['ginger', 'turmeric'] })
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/herbs`)
  expect(content('meta[name=description]')).toBe(metadata.description)
  expect(content('meta[name=keywords]')).toBe('ginger, turmeric')
  expect(content('meta[property="og:url"]')).toBe(`${origin}/herbs`)
  expect(content('meta[property="og:image"]')).toBe(`${origin}/assets/herbs.png`)
  expect(content('meta[property="og:site_name"]')).toBe(site.collegeName)
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image')
})

it('calls a page with article tags an article, and any other a website', () => {
  expect(headOf().content('meta[property="og:type"]')).toBe('website')
  const article = headOf({ articleTags: ['Herbs', 'Roots'] })
  expect(article.content('meta[property="og:type"]')).toBe('article')
  expect(article.head.querySelectorAll('meta[property="article:tag"]')).toHaveLength(2)
})

it('makes addresses inside structured data absolute, at any depth, and leaves others', () => {
  const { blocks } = headOf({
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Leela',
        image: '/leela.svg',
        worksFor: { '@type': 'Organization', url: '/', sameAs: ['/about', 'https://other.example/'] },
      },
    ],
  })
  expect(blocks).toMatchObject([
    {
      image: `${origin}/leela.svg`,
      worksFor: { url: `${origin}/`, sameAs: [`${origin}/about`, 'https://other.example/'] },
    },
  ])
})

it('tells the breadcrumbs from the home page on', () => {
  const { blocks } = headOf({ breadcrumbs: [{ label: 'Herbs', to: '/herbs' }] })
  expect(blocks).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Herbs', item: `${origin}/herbs` },
      ],
    },
  ])
})

it('lets no text break out of its attribute or its script', () => {
  const evil = '"><script>alert(1)</script>'
  const { head, blocks } = headOf({
    title: `</title>${evil}`,
    description: evil,
    breadcrumbs: [{ label: '</script><b>', to: '/' }],
  })
  expect(head.querySelectorAll('script:not([type])')).toHaveLength(0)
  expect(JSON.stringify(blocks)).toContain('</script><b>')
})

it('keeps a hidden page out of search engines, without a canonical address', () => {
  const { head, content } = headOf({ noindex: true })
  expect(content('meta[name=robots]')).toBe('noindex, follow')
  expect(head.querySelector('link[rel=canonical]')).toBeNull()
})
