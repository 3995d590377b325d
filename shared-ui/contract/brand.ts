/** What a build draws for the site: icons, the web manifest, social images. */
export interface Brand {
  name: string
  shortName: string
  tagline: string
  /** `en-CA` */
  locale: string
  /**
   * The icon, as SVG with `viewBox="0 0 640 640"`: its ground is a square `rect`, with `rx` for its corners; its drawing begins with
   * the first `path`.
   */
  icon: string
  /** The logo on a dark ground, as SVG. */
  logo: string
  /** The illustration for pages that name none, as SVG. */
  illustration: string
  /** The font file for titles (`.woff`). */
  titleFont: string
  /** `#rrggbb`; those of `card…` are in social images. */
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
