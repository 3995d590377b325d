import art from 'shared-ui/illustrations/lotus.svg'
import { alc } from '../../content/program-pages/alc'
import { ProgramPage } from '../program-page/program-page'

export default function AlcPage() {
  return <ProgramPage texts={alc} art={art} />
}
