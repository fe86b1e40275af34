import { config, SettingsError, type Config } from '../config';
import { requireDataDirectory } from './data-directory';

/** The settings; invalid ones are printed, one message for each, and end the process. */
export const settings = checkedSettings();

function checkedSettings(): Config {
  try {
    const settings = config();
    requireDataDirectory(settings.dataDirectory);
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
