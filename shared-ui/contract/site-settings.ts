import * as z from 'zod'

/** Most bytes that visitors may load from a remote, as sent (with brotli, if that makes the file smaller). */
const budgetSchema = z.object({
  /** Scripts of one page, slot or shared module, with those that it shares with others. */
  script: z.number(),
  /** All its stylesheets. */
  style: z.number(),
  /** The own part of one page, with its styles: the frame is counted separately. */
  page: z.number(),
  /** One image. */
  image: z.number(),
  /** The social image of one page: visitors do not load it. */
  card: z.number(),
})

export type Budget = z.infer<typeof budgetSchema>

/** The frame's words where it shows only a part of the navigation. */
const menuSettingsSchema = z.object({
  /** Labels that always stay in the header's bar. */
  alwaysInBar: z.array(z.string()),
  /** Headings of the page that lists all menus. */
  headerLinks: z.string(),
  footerLinks: z.string(),
  /** Links to that page; `{menu}` is the name of the menu. */
  allInBar: z.string(),
  allInMenu: z.string(),
  allInFooter: z.string(),
})

export type MenuSettings = z.infer<typeof menuSettingsSchema>

/** The shell's settings for the whole site. Its build carries them in `remote.json`, and the publisher enforces them. */
export const siteSettingsSchema = z.object({
  budgets: z.object({
    /** By name of the remote. */
    remotes: z.record(z.string(), budgetSchema),
    /** For a remote without its own budget. */
    newRemote: budgetSchema,
    /** Most bytes of the frame around one page, with its menus. */
    frame: z.number(),
  }),
  menus: menuSettingsSchema,
  /** Questions to answer before the launch (`npm run site -- check --launch`). */
  launchQuestions: z.array(z.string()),
})

export type SiteSettings = z.infer<typeof siteSettingsSchema>
