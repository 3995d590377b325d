import { abt } from '../../content/program-pages/abt'
import { ProgramPage } from '../program-page/program-page'

export default function AbtPage() {
  return <ProgramPage texts={abt} />
}
