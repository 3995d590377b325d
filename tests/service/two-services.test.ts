import { join } from 'node:path'
import { openDatabase } from 'inquiry-service/database/open-database'
import { contactMessage } from 'inquiry-service/testing/entries'
import { postTo } from 'inquiry-service/testing/test-service'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { startServiceProcess } from '../setup/service-process'

it('two services on one file take turns: each post is answered, each key is one row', async () => {
  const folder = await temporaryFolder()
  const start = () => startServiceProcess({ DATA_DIR: folder })
  const services = [await start(), await start()]
  onTestFinished(async () => void (await Promise.all(services.map((service) => service.kill()))))
  const post = async (url: string, key: string) => {
    const answer = await postTo(url)('/api/inquiries', contactMessage, { 'idempotency-key': key })
    return `${answer.status} ${await answer.text()}`
  }
  const keys = Array.from({ length: 200 }, (_, number) => `the-key-number-${number}`)
  const answers = await Promise.all(keys.map((key) => Promise.all(services.map(({ url }) => post(url, key)))))
  for (const [first, second] of answers) {
    expect(first).toMatch(/^201 /)
    expect(second).toBe(first)
  }
  const database = await openDatabase({ kind: 'file', path: join(folder, 'inquiries.db') })
  onTestFinished(() => database.destroy())
  expect(await database.selectFrom('inquiries').select('id').execute()).toHaveLength(keys.length)
})
