// Both modules are made by `shell/development/development-modules.ts`.

declare module 'virtual:site' {
  /** The shell and the sections that run from their sources. */
  export const sections: import('shared-ui').Remote[]
  /** All other sections. */
  export const neighbours: import('./app/neighbours').Neighbours
}

declare module 'virtual:shared-doors' {
  /** The shared packages by name, as they run in this page. */
  export const doors: Record<string, object>
}
