/**
 * A connection address as pg_dump takes it, without what only Node's driver knows. The password is apart, because every user of the
 * machine can read arguments.
 */
export function dumpAddress(url: string): { address: string; password: string } {
  const address = new URL(url)
  // Node's driver takes the one among the parameters first.
  const password = address.searchParams.get('password') || decodeURIComponent(address.password)
  address.password = ''
  address.searchParams.delete('password')
  address.searchParams.delete('uselibpqcompat')
  // libpq's `require` does not verify the certificate.
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require')
  // libpq takes `+` for itself, and a change of the parameters has made `+` of each `%20`.
  address.search = String(address.searchParams).replaceAll('+', '%20')
  return { address: address.href, password }
}
