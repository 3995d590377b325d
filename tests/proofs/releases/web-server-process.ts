import { startWebServer } from 'platform/server/server'

// The web server as `npm start` runs and stops it, without builds and service.
const { app, address } = await startWebServer(process.env)
process.once('SIGTERM', () => void app.close().then(() => process.exit()))
console.log(`The web server is on ${address}`)
