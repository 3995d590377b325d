// Server builds of remotes import the shared modules by name; each gets the copy in the shell's build.
let urls

/** `data.sharedModules`: the address of each shared module, by name. */
export function initialize(data) {
  urls = new Map(data.sharedModules)
}

export function resolve(specifier, context, next) {
  const url = urls.get(specifier)
  return url ? { url, shortCircuit: true } : next(specifier, context)
}
