/** Prefix of React's generated ids in an island: the publisher and the browser must use the same. */
export const islandIdPrefix = (name: string) => `island-${name.replace('.', '-')}-`
