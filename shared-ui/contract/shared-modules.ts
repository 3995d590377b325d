/** The shared modules of the kit, as opposed to packages of others. */
export const kitModules = ['shared-ui', 'shared-ui/forms'] as const

/** The shared modules of React. */
export const reactModules = ['react', 'react-dom'] as const

/** The modules that a page loads once, for the shell and all remotes. */
export const sharedModules = [...reactModules, ...kitModules] as const

export type SharedModule = (typeof sharedModules)[number]

/** Whether `name` is a module of the kit. */
export const isKitModule = (name: string): boolean => kitModules.some((kit) => kit === name)

/**
 * The file of a shared module in the shell's server build, through which prerendered remotes use the shell's copy. Stored builds have
 * this name.
 */
export const sharedModuleFile = (name: string) => `door-${name.replace('/', '-')}.js`

/**
 * Files of the shell's client build, without their ending, for development: the code that shows a remote in the site
 * (`shell/src/show-remote.ts`), and the modules of the kit.
 */
export const developmentFiles = {
  shell: 'development-shell',
  'shared-ui': 'development-kit',
  'shared-ui/forms': 'development-forms',
} as const
