/** The page that lists every menu in full, because the frame shows a limited number of entries. */
export const menuPage = {
  title: 'All menus',
  lead: 'Every link of the header, of its menus and of the footer, on one page.',
  headerLinks: 'Main links',
  footerLinks: 'Footer links',
}
