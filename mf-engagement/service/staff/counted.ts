/** A number with its noun: `1 inquiry`, `2 inquiries`. */
export const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`
