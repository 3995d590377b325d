/**
 * A connection address as pg_dump takes it, without what only Node's driver knows. The password is apart, because every user of the
 * machine can read arguments.
 */
export function dumpAddress(url: string): { address: string; password: string } {
  // Node's driver takes a `%` without a code for itself, which libpq refuses.
  const address = new URL(url.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  // Node's driver takes the one among the parameters first.
  const password = address.searchParams.get('password') || decodeURIComponent(address.password)
  address.password = ''
  address.searchParams.delete('password')
  address.searchParams.delete('uselibpqcompat')
  // libpq's `require` does not verify the certificate.
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require')
  // libpq reads `+` as a plus sign, and a change of the parameters has made `+` of each `%20`.
  address.search = String(address.searchParams).replaceAll('+', '%20')
  return { address: address.href, password }
}
