import type { Entry } from '../../store/moves/history'
import type { Release } from '../../store/releases/release'

function changedBuilds(before: Release['builds'], after: Release['builds']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'not there'} → ${after[name] ?? 'gone'}`)
}

function changedPages(before: Release['pages'], after: Release['pages']): string[] {
  const changed = Object.entries(after).filter(([path, { html }]) => before[path]?.html !== html)
  const gone = Object.keys(before).filter((path) => !(path in after))
  return [
    `${changed.length} of ${Object.keys(after).length} pages changed`,
    ...(gone.length > 0 ? [`pages gone: ${gone.join(' ')}`] : []),
  ]
}

/** Lines that tell people what a move changed. `before` is the last move before it that can be read. */
export function describeMove(before: Entry | undefined, { move, release }: Entry): string[] {
  if (move.number > 1 && before?.move.number !== move.number - 1)
    return ['The move before is missing or cannot be read: what this one changed is not known.']
  return [
    ...changedBuilds(before?.release.builds ?? {}, release.builds),
    ...changedPages(before?.release.pages ?? {}, release.pages),
  ]
}
