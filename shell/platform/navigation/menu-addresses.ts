/** Path of the page that lists every entry of every menu. */
export const menuPath = '/menu'

/** Id of the footer's links on the page that lists all. */
export const footerId = 'footer-links'

/** Id of a menu's entries there. */
export const groupId = (label: string) => `menu-${encodeURIComponent(label).replaceAll('%', '_')}`
