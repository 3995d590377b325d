// The shell declares its pages as every remote does, for its own build.
export { shellPages as default } from './pages/shell-pages'
export { siteSettings as site } from '../site/settings'
