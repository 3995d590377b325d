import { BlockList, isIP } from 'node:net'

/**
 * Whose `X-Forwarded-For` is trusted, for one hop only: that of the web server, which writes the client's address there.
 * Entries further left come from the client, which can invent them.
 */
export function trustedProxy(
  proxies: 'any' | string[],
): (address: string | undefined, hop: number) => boolean {
  if (proxies === 'any') return (_, hop) => hop === 0
  const list = listOf(['127.0.0.0/8', '::1', ...proxies])
  // A dual-stack socket reports IPv4 peers as ::ffff:127.0.0.1; the list recognises these.
  return (address, hop) => hop === 0 && isAddress(address) && list.check(address, familyOf(address))
}

/** Node knows no address of a connection that the client has reset. */
const isAddress = (address: string | undefined): address is string => isIP(address ?? '') !== 0

function listOf(entries: string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
