import art from 'shared-ui/illustrations/neem.svg'
import { pkt } from '../../content/program-pages/pkt'
import { ProgramPage } from '../program-page/program-page'

export default function PktPage() {
  return <ProgramPage texts={pkt} art={art} />
}
