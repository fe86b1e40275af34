import { databaseFile } from '../src/paths';
import { readSettings } from '../src/settings';

const { database, dataDir } = readSettings();

const config = {
  connection:
    database.client === 'postgres'
      ? {
          client: 'postgres',
          connection: {
            connectionString: database.url,
            ssl: database.ssl && { rejectUnauthorized: true },
          },
          pool: { min: 0, max: 10 },
        }
      : {
          client: 'sqlite',
          connection: { filename: databaseFile(dataDir) },
          useNullAsDefault: true,
        },
};

export default config;
