import { startWebServer } from 'platform/server/server'

// The web server as `npm start` runs and stops it, without the builds and the service before it.
const { app, address } = await startWebServer(process.env)
process.once('SIGTERM', () => void app.close().then(() => process.exit()))
console.log(`The web server is on ${address}`)
