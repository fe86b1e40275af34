import { databaseFile } from '../src/paths';
import { readSettings } from '../src/settings';

const settings = readSettings();

const config = {
  connection:
    settings.databaseClient === 'postgres'
      ? {
          client: 'postgres',
          connection: {
            connectionString: settings.databaseUrl,
            ssl: settings.databaseSsl && { rejectUnauthorized: true },
          },
          pool: { min: 0, max: 10 },
        }
      : {
          client: 'sqlite',
          connection: { filename: databaseFile(settings.dataDir) },
          useNullAsDefault: true,
        },
};

export default config;
