import type { RemoteRequest } from './publish-commands'
export async function develop(_: RemoteRequest): Promise<void> {}
