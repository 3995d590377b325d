// Sections' server builds import the shared packages by name; all of them get the copy inside the shell's build.
let shell

export function initialize(data) {
  shell = data.shell
}

const doors = new Set(['react', 'react-dom', 'shared-ui', 'shared-ui/forms'])

export function resolve(specifier, context, next) {
  if (!doors.has(specifier)) return next(specifier, context)
  return { url: `${shell}door-${specifier.replace('/', '-')}.js`, shortCircuit: true }
}
