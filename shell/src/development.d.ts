// Made by `shell/platform/dev/development-modules.ts`.

declare module 'virtual:site' {
  /** The shell and the remotes that run from their sources. */
  export const remotes: import('shared-ui').Remote[]
  /** All other remotes. */
  export const otherRemotes: import('platform/dev/other-remotes').OtherRemotes
}
