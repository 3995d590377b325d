import { readConfig } from '../../config'
import { temporarySite } from '../../store/testing/temporary-site'
import log from './log'

it.each([false, true])(
  'refuses a folder without moves, which may not be that of the site',
  async (verify) => {
    const site = await temporarySite()
    await expect(log({ site, config: readConfig({}), names: [], options: { verify } })).rejects.toMatchObject(
      {
        code: 'release-unknown',
        message: `Nothing is published in ${site.root} yet.`,
      },
    )
  },
)
