/** The path of the page that lists every entry of every menu. */
export const menuPath = '/menu'

/** The id of the footer's links on that page. */
export const footerId = 'footer-links'

/** The id of a menu on that page. */
export const menuId = (label: string) => `menu-${encodeURIComponent(label).replaceAll('%', '_')}`
