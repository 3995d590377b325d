import type { ProgramTexts } from './program-texts'
import { aap } from './program-pages/aap'
import { abt } from './program-pages/abt'
import { ah } from './program-pages/ah'
import { ahc } from './program-pages/ahc'
import { alc } from './program-pages/alc'
import { amt } from './program-pages/amt'
import { an } from './program-pages/an'
import { ap } from './program-pages/ap'
import { ast } from './program-pages/ast'
import { pkt } from './program-pages/pkt'
import type { ProgramCode } from './programs'

/** The page texts of all ten programs. */
export const programPages: Record<ProgramCode, ProgramTexts> = {
  alc,
  ahc,
  an,
  ah,
  ap,
  ast,
  abt,
  amt,
  pkt,
  aap,
}
