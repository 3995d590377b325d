import art from 'shared-ui/illustrations/lotus.svg'
import { abt } from '../../content/program-pages/abt'
import { ProgramPage } from '../program-page/program-page'

export default function AbtPage() {
  return <ProgramPage texts={abt} art={art} />
}
