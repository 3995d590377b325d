import type { Release } from '../../store/release'

function changedBuilds(before: Release['builds'], after: Release['builds']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'not there'} → ${after[name] ?? 'gone'}`)
}

/** Lines that tell people what a move changed. */
export function describeMove(before: Release | undefined, after: Release): string[] {
  const changed = Object.entries(after.pages).filter(([path, { html }]) => before?.pages[path]?.html !== html)
  const gone = Object.keys(before?.pages ?? {}).filter((path) => !(path in after.pages))
  return [
    ...changedBuilds(before?.builds ?? {}, after.builds),
    `${changed.length} of ${Object.keys(after.pages).length} pages changed`,
    ...(gone.length > 0 ? [`pages gone: ${gone.join(' ')}`] : []),
  ]
}
