/** A change of one file; `file` is its path in the checkout. */
export interface FileChange {
  file: string
  edit: (text: string) => string
}

/** One step of a team, and its expected result. */
export interface Change {
  what: string
  files: FileChange[]
  /** What the refusal must name; undefined if the change must go live. */
  refused?: string[]
}

/** Replaces `from` in a file. */
export const replace = (file: string, from: string | RegExp, to: string): FileChange => ({
  file,
  edit: (text) => text.replace(from, to),
})

/** Adds `text` to the end of a file. */
export const append = (file: string, text: string): FileChange => ({ file, edit: (before) => before + text })
