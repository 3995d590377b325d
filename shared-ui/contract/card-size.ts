/** Size of a social image in pixels, as link previews ask for it. */
export const cardSize = { width: 1200, height: 630 }
