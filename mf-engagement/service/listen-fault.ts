import { ConfigError, type ServiceConfig } from './config'

const portFaults: Record<string, string> = {
  EADDRINUSE: 'is in use. Set API_PORT to a free one, such as 8091.',
  EACCES: 'may not be used by this user. Set API_PORT to one above 1023, such as 8091.',
}

const hostFaults: Record<string, string> = {
  EADDRNOTAVAIL: 'which is of another one',
  ENOTFOUND: 'which names none',
}

/** Turns the error of a service that cannot listen into the setting to change; returns any other error unchanged. */
export function explainListenFault(
  { host, port }: Pick<ServiceConfig, 'host' | 'port'>,
  error: NodeJS.ErrnoException,
): Error {
  const { code = '' } = error
  if (code in portFaults) return new ConfigError(`Port ${port} on ${host} ${portFaults[code]}`)
  if (!(code in hostFaults)) return error
  // No ConfigError: a network that starts late brings the address, and the service is started again until then.
  return new Error(
    `API_HOST: expected an address of this machine; found ${host}, ${hostFaults[code]}.
Set API_HOST to one of its addresses, such as API_HOST=127.0.0.1.`,
  )
}
