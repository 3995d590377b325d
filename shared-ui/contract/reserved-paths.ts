/** Addresses that the web server answers itself; it stores the home page as `/index`. */
const reserved = /^\/(index|api|forms|assets|healthz|readyz)(\/|$)/

/** Whether a page cannot have `path`. */
export const isReserved = (path: string) => reserved.test(path)
