/** The modules that a page holds once, for the shell and all remotes. */
export const sharedModules = ['react', 'react-dom', 'shared-ui', 'shared-ui/forms'] as const

/** A module that a page holds once. */
export type SharedModule = (typeof sharedModules)[number]

/** Whether `name` is a module that a page holds once. */
export const isSharedModule = (name: string): name is SharedModule =>
  (sharedModules as readonly string[]).includes(name)

/** The shared modules that the kit is made of, as opposed to packages of others. */
export const kitModules = sharedModules.filter((name) => name.startsWith('shared-ui'))

/**
 * The file of the shell's server build through which prerendered remotes reach its copy of a shared module. Stored builds have
 * it under this name.
 */
export const sharedModuleFile = (name: string) => `door-${name.replace('/', '-')}.js`
