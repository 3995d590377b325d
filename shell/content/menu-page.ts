/** The page that lists every menu of the site, for what the frame of a page cuts short. */
export const menuPage = {
  title: 'All menus',
  lead: 'Every link of the header, of its menus and of the footer, on one page.',
  headerLinks: 'Main links',
  footerLinks: 'Footer links',
}
