/** `--deep` of the tokens for `meta name="theme-color"`. */
export const themeColour = '#16332a'
