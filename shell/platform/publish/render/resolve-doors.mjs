// Remotes' server builds import the shared packages by name; all of them get the copy inside the shell's build.
let doors

/** `data.doors`: the address of each shared package, by name. */
export function initialize(data) {
  doors = new Map(data.doors)
}

export function resolve(specifier, context, next) {
  const url = doors.get(specifier)
  return url ? { url, shortCircuit: true } : next(specifier, context)
}
