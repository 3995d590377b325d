/** What a build draws in the site's name: icons, the web manifest, the picture that a shared link shows. */
export interface Brand {
  name: string
  shortName: string
  tagline: string
  /** `en-CA` */
  locale: string
  /** The icon, as SVG. */
  icon: string
  /** The logo on a dark ground, as SVG. */
  logo: string
  /** The illustration of a page that names none, as SVG. */
  illustration: string
  /** File of the font that titles are drawn with (`.woff`). */
  titleFont: string
  /** `#rrggbb` */
  colours: {
    background: string
    theme: string
    cardGround: string
    cardPanel: string
    cardText: string
    cardLine: string
    cardTagline: string
  }
}
