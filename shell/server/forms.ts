import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { LiveRelease } from './live-release'

/** Forms without JavaScript; see the next commit of this file. */
export function serveForms(_app: FastifyInstance, _live: LiveRelease, _config: Config): void {}
