/** A number with its noun: `1 inquiry`, `2 inquiries`. */
export const counted = (count: number | bigint, one: string, several: string) =>
  `${count} ${Number(count) === 1 ? one : several}`
