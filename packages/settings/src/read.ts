import type { Refuse, Setting } from './setting';

export type Environment = Readonly<Record<string, string | undefined>>;

type Rows = Readonly<Record<string, Setting<unknown>>>;

/** Rows by the property of their value, by their heading in docs/configuration.md. */
export type SettingsTable = Readonly<Record<string, Rows>>;

type Intersection<Type> = (Type extends unknown ? (value: Type) => void : never) extends (
  value: infer Every,
) => void
  ? Every
  : never;

type Merged<Table extends SettingsTable> = Intersection<Table[keyof Table]>;

export type SettingValues<Table extends SettingsTable> = {
  readonly [Key in keyof Merged<Table>]: Merged<Table>[Key] extends Setting<infer Value>
    ? Value
    : never;
};

/** Invalid settings; one message per line, each beginning with the name of the setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

interface Checked<Table extends SettingsTable> {
  readonly values: SettingValues<Table>;
  readonly refuse: Refuse;
  /** True for a value that means "off" too. */
  readonly isSet: (name: string) => boolean;
}

/**
 * Reads and validates environment variables. Values are trimmed; empty ones count as unset.
 * @param check refuses values that exclude each other
 * @throws SettingsError
 */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
  check: (checked: Checked<Table>) => void = () => undefined,
): SettingValues<Table> {
  const messages = new Map<string, string>();
  // The first reason is enough: others follow from it.
  const refuse: Refuse = (name, reason) =>
    void (messages.has(name) || messages.set(name, `${name} ${reason}.`));
  const text = (name: string) => environment[name]?.trim() ?? '';
  const entries = settingRows(table).map(([key, row]) => [key, row.read(text, refuse)]);
  const values = Object.fromEntries(entries) as SettingValues<Table>;
  check({ values, refuse, isSet: (name) => text(name) !== '' });
  if (messages.size > 0) throw new SettingsError([...messages.values()].join('\n'));
  return values;
}

export function settingRows(
  table: SettingsTable,
): readonly (readonly [string, Setting<unknown>])[] {
  return Object.values(table).flatMap((rows) => Object.entries(rows));
}
