// Not through the kit's door: that would load React and the whole kit into a process that answers JSON.
export { site as college } from '../../shared-ui/src/site/site'
