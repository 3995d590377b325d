/** The words of the frame around every page that no remote declares. */
export const frame = {
  skipLink: 'Skip to the content',
  mainNavigation: 'Main',
  menu: { label: 'Menu', navigation: 'Mobile', open: 'Open the menu', close: 'Close the menu' },
}
