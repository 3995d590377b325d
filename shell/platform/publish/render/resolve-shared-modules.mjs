// Remotes' server builds import the shared packages by name; all of them get the copy inside the shell's build.
let urls

/** `data.sharedModules`: the address of each shared package, by name. */
export function initialize(data) {
  urls = new Map(data.sharedModules)
}

export function resolve(specifier, context, next) {
  const url = urls.get(specifier)
  return url ? { url, shortCircuit: true } : next(specifier, context)
}
