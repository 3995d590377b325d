import { an } from '../../content/program-pages/an'
import { ProgramPage } from '../program-page/program-page'

export default function AnPage() {
  return <ProgramPage texts={an} />
}
