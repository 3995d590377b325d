import { settingNames as settingsOfService } from 'inquiry-service/config'
import { settingNames } from 'platform/config'

/** Removes the settings of this terminal from the environment: tests must not reach a real database, mail server or store. */
export function forgetSettings(): void {
  for (const name of [...settingNames, ...settingsOfService]) delete process.env[name]
}
