import { site } from '../site/site'

/** The browser title: the page's title, followed by the college's name. */
export const browserTitle = (title: string) => `${title} | ${site.collegeName}`
