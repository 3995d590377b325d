/** Most bytes that visitors may load of a remote, as sent (brotli where the kind of file gains from it). */
export interface Budget {
  /** Scripts of one page, slot or shared module, those that it shares with others included. */
  script: number
  /** All its stylesheets. */
  style: number
  /** The own part of one of its pages, its styles included: the frame is counted apart. */
  page: number
  /** One image. */
  image: number
  /** The picture of one page for social networks: visitors never load it. */
  card: number
}

/** What the frame says where it cuts the navigation short. */
export interface MenuSettings {
  /** Labels in the header's bar that no other remote's item takes the place of. */
  alwaysInBar: string[]
  /** Headings of the page that lists all menus. */
  headerLinks: string
  footerLinks: string
  /** Links to that page; `{menu}` is the name of the menu. */
  allInBar: string
  allInMenu: string
  allInFooter: string
}

/** What the shell decides for the whole site. Its build carries it in `remote.json`, and the publisher keeps to it. */
export interface SiteSettings {
  budgets: {
    /** By name of a remote. */
    remotes: Record<string, Budget>
    /** For a remote that has none of its own yet. */
    newRemote: Budget
    /** Most bytes of the frame around one page, its menus included. */
    frame: number
  }
  menus: MenuSettings
  /** What has to be answered before the site is launched (`npm run site -- check --launch`). */
  launchQuestions: string[]
}
