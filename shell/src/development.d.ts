// Made by `shell/platform/dev/development-modules.ts`.

declare module 'virtual:site' {
  /** The shell and the sections that run from their sources. */
  export const sections: import('shared-ui').Remote[]
  /** All other sections. */
  export const neighbours: import('platform/dev/neighbours').Neighbours
}
