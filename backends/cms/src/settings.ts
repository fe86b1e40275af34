import path from 'node:path';
import {
  checkBucket,
  isReservedHost,
  readSettings as read,
  refuseWeakSecrets,
  SettingsError,
  toBucket,
  type Environment,
  type Refuse,
  type SettingValues,
} from '@ports-authority/settings';
import dotenv from 'dotenv';
import { settingsTable } from './settings-table';

export const ROOT = path.resolve(__dirname, '..', '..');

dotenv.config({ path: path.join(ROOT, '.env'), quiet: true });

// Strapi reads these variables before its configuration: import this module before Strapi.
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED = 'true';
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'ar';

/** The settings of the table, and values derived from several of them. */
export type Settings = ReturnType<typeof readSettings>;

type Values = SettingValues<typeof settingsTable>;

/** Reads and validates the settings; throws an Error with a message per invalid value. */
export function readSettings(env: Environment = process.env) {
  const values = readValues(env);
  const { publicUrl } = values;
  return {
    ...values,
    // A public CMS usually has its proxy on the same machine.
    trustedProxies:
      publicUrl && values.trustedProxies.length === 0
        ? ['127.0.0.1', '::1']
        : values.trustedProxies,
    /** Absolute path of the folder with the database file and uploads. */
    dataDir: path.resolve(ROOT, values.dataDir),
    /** Undefined: files are in the data folder. */
    bucket: toBucket(values),
    /** True if the CMS or the site can be reached from other machines. */
    isPublic: isPublic(values),
    admin: { email: values.adminEmail, password: values.adminPassword },
  };
}

function readValues(env: Environment): Values {
  try {
    return read(settingsTable, env, ({ values, refuse, isSet }) => {
      checkBucket(values, refuse);
      checkDatabase(values, refuse);
      if (env.NODE_ENV === 'production' && values.formsToken && !isSet('CLAMD_ADDRESS')) {
        refuse(
          'CLAMD_ADDRESS',
          'must be set when CMS_FORMS_TOKEN is and NODE_ENV is production: the address of a clamd, or "off" if files are to be stored without a virus scan',
        );
      }
      if (isPublic(values)) refuseDemoValues(values, env, refuse);
    });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const messages = error.message.split('\n').join('\n- ');
    throw new Error(`The settings of the CMS are invalid:\n- ${messages}`, { cause: error });
  }
}

function checkDatabase({ databaseClient, databaseUrl }: Values, refuse: Refuse): void {
  const isUsable = /^postgres(ql)?:\/\/\S+$/.test(databaseUrl) && URL.canParse(databaseUrl);
  if (databaseClient === 'postgres' && !isUsable) {
    refuse(
      'DATABASE_URL',
      'must be an address that begins with postgres:// when DATABASE_CLIENT is postgres',
    );
  }
}

function isPublic({ host, publicUrl, sitePreviewUrl, siteWebhookUrl }: Values): boolean {
  const urls = [publicUrl, sitePreviewUrl, siteWebhookUrl].filter((url) => url !== undefined);
  return [host, ...urls.map((url) => new URL(url).hostname)].some((name) => !isReservedHost(name));
}

function refuseDemoValues({ adminEmail }: Values, env: Environment, refuse: Refuse): void {
  refuseWeakSecrets(settingsTable, env, refuse, '; "npm run setup" generates one');
  if (isReservedHost(adminEmail.slice(adminEmail.lastIndexOf('@') + 1))) {
    refuse(
      'ADMIN_EMAIL',
      `must be the e-mail address of the first administrator, not "${adminEmail}"`,
    );
  }
}
