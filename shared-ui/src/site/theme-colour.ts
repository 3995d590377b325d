/** `--deep` of the tokens, for what names the colour outside of a stylesheet: browsers' own frame around a page. */
export const themeColour = '#16332a'
