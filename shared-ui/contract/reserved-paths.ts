/** Addresses that the web server answers itself; as `/index` it keeps what belongs to the home page. */
const reserved = /^\/(index|api|forms|assets|healthz|readyz|sitemap\.xml|robots\.txt|favicon\.ico)(\/|$)/

/** Whether the web server keeps `path` for itself. */
export const isReserved = (path: string) => reserved.test(path)
