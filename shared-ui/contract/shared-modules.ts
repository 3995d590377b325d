/** The shared modules that the kit is made of, as opposed to packages of others. */
export const kitModules = ['shared-ui', 'shared-ui/forms'] as const

/** The modules that a page holds once, for the shell and all remotes. */
export const sharedModules = ['react', 'react-dom', ...kitModules] as const

/** A module that a page holds once. */
export type SharedModule = (typeof sharedModules)[number]

/** Whether `name` is a module that a page holds once. */
export const isSharedModule = (name: string): name is SharedModule =>
  (sharedModules as readonly string[]).includes(name)

/**
 * The file of the shell's server build through which prerendered remotes reach its copy of a shared module. Stored builds have
 * it under this name.
 */
export const sharedModuleFile = (name: string) => `door-${name.replace('/', '-')}.js`

/**
 * The files of the shell's client build, without their ending, that a team develops with: what shows its remote in the site
 * (`shell/src/development/show-remote.ts`), and the modules of the kit.
 */
export const developmentFiles = {
  shell: 'development-shell',
  'shared-ui': 'development-kit',
  'shared-ui/forms': 'development-forms',
} as const
