import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { contactMessage, quickInquiry } from '../testing/entries'
import { sinkOfTest } from '../testing/mail-sink'
import { eventually, serviceOfTest, type TestService } from '../testing/test-service'
import { createMailer } from './mailer'

const onlyMail = ({ database }: TestService) =>
  database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

it('a mail server may take five minutes to greet and ten to accept a mail: if the service hung up earlier, the mail would arrive twice', () => {
  const mailer = createMailer('smtp://127.0.0.1:25')
  onTestFinished(() => mailer.close())
  expect(mailer.options).toMatchObject({
    connectionTimeout: 30_000,
    greetingTimeout: 300_000,
    socketTimeout: 600_000,
  })
})

it('a slow mail server gets a mail from one service only, also when sending takes longer than a claim', async () => {
  const sink = await sinkOfTest({ acceptMilliseconds: 2_500 })
  const options = { smtpUrl: sink.url, pace: { claimMilliseconds: 300 } }
  const service = await serviceOfTest(options)
  const environment = { DATA_DIR: service.config.dataDir }
  await serviceOfTest({ ...options, database: async () => service.config.database, environment })
  await service.post('/api/inquiries', quickInquiry)
  await eventually(async () => (await onlyMail(service)).sent_at)
  expect(sink.mails).toHaveLength(1)
})

it('a mail server that never ends its answer does not keep the mails behind it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    const lines = setInterval(() => socket.write('250-more follows\r\n'), 20)
    socket.once('close', () => clearInterval(lines))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const service = await serviceOfTest({
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pace: { sendMilliseconds: 200 },
  })
  for (const entries of [quickInquiry, contactMessage]) await service.post('/api/inquiries', entries)
  const mails = () => service.database.selectFrom('outbox').select(['attempts', 'last_error']).execute()
  await eventually(async () => (await mails()).every(({ attempts }) => attempts === 1))
  expect(await mails()).toEqual(Array(2).fill({ attempts: 1, last_error: 'AbortError EABORT' }))
})
