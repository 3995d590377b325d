/** Most bytes that visitors may load from a remote, as sent (with brotli, if that makes the file smaller). */
export interface Budget {
  /** Scripts of one page, slot or shared module, with those that it shares with others. */
  script: number
  /** All its stylesheets. */
  style: number
  /** The own part of one page, with its styles: the frame is counted separately. */
  page: number
  /** One image. */
  image: number
  /** The social image of one page: visitors do not load it. */
  card: number
}

/** The frame's words where it shows only a part of the navigation. */
export interface MenuSettings {
  /** Labels that always stay in the header's bar. */
  alwaysInBar: string[]
  /** Headings of the page that lists all menus. */
  headerLinks: string
  footerLinks: string
  /** Links to that page; `{menu}` is the name of the menu. */
  allInBar: string
  allInMenu: string
  allInFooter: string
}

/** The shell's settings for the whole site. Its build carries them in `remote.json`, and the publisher enforces them. */
export interface SiteSettings {
  budgets: {
    /** By name of the remote. */
    remotes: Record<string, Budget>
    /** For a remote without its own budget. */
    newRemote: Budget
    /** Most bytes of the frame around one page, with its menus. */
    frame: number
  }
  menus: MenuSettings
  /** Questions to answer before the launch (`npm run site -- check --launch`). */
  launchQuestions: string[]
}
