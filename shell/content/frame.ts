/** The texts of the frame around every page. */
export const frame = {
  skipLink: 'Skip to the content',
  mainNavigation: 'Main',
  search: 'Search',
  menu: { label: 'Menu', navigation: 'Mobile', open: 'Open the menu', close: 'Close the menu' },
}
