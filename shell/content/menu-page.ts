/** The page that lists every menu of the site, for what the frame of a page cuts short. */
export const menuPage = {
  title: 'All menus',
  lead: 'Every link of the header, of its menus and of the footer, on one page.',
  headerLinks: 'Main links',
  footerLinks: 'Footer links',
}

/** Links to that page, from where a menu is cut short. */
export const linksToAll = {
  inBar: 'All menus',
  inMenu: (menu: string) => `All in ${menu}`,
  inFooter: 'All links',
}

/** Items of the header's bar that no other section's item takes the place of. */
export const alwaysInBar = ['Home', 'Programs', 'Admissions', 'Faculty', 'About', 'Resources', 'Contact']
