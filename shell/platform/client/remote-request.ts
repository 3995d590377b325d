import type { RemoteArguments } from './arguments'

/** A command for the remote in the folder `root`. */
export interface RemoteRequest extends RemoteArguments {
  root: string
  environment: NodeJS.ProcessEnv
}
