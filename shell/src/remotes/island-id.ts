/** Prefix of React's generated ids in an island, so that the publisher and the browser agree on them. */
export const islandIdPrefix = (name: string) => `island-${name.replace('.', '-')}-`
