// The shell declares its pages as every remote does; its build reads them here.
export { shellPages as default } from './pages/shell-pages'
export { siteSettings as site } from '../site/settings'
