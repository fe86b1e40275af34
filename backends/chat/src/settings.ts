import { readSettings as read, type Environment } from '@ports-authority/settings';
import { settingsTable } from './settings-table.js';

export type Settings = ReturnType<typeof readSettings>;

/** @throws SettingsError */
export const readSettings = (environment: Environment) => read(settingsTable, environment);
