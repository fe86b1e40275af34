/** @param reason the end of a sentence that begins with the name */
export type Refuse = (name: string, reason: string) => void;

/** An environment variable, or a family of them, as a row of a program's table. */
export interface Setting<Value> {
  /** Environment variable; of a family with a placeholder, such as `RETENTION_DAYS_<KIND>`. */
  readonly name: string;
  /** One sentence for docs/configuration.md. */
  readonly meaning: string;
  /** As written in the environment; '' for none. */
  readonly default: string;
  /** Described in place of an empty default. */
  readonly fallback: string | undefined;
  /** Accepted values, for docs/configuration.md. */
  readonly accepts: string;
  /** Must be strong on a public installation. */
  readonly isSecret: boolean;
  /** Value that counts as unset. */
  readonly off: string | undefined;
  /** @param text a variable's trimmed value; '' if unset */
  readonly read: (text: (name: string) => string, refuse: Refuse) => Value;
}

export interface Description {
  readonly meaning: string;
  readonly default?: string;
  readonly fallback?: string;
  readonly accepts?: string;
  readonly off?: string;
  readonly secret?: boolean;
  readonly required?: boolean;
  /** Added to the message about an invalid value. */
  readonly hint?: string;
}

export interface Kind<Value> {
  /** Follows "must be" in the message about an invalid value. */
  readonly rule: string;
  readonly accepts?: string;
  /** Value if unset. */
  readonly empty: Value;
  /** True if the message may repeat the value, which contains no secret. */
  readonly isRepeated?: boolean;
  /** @returns undefined for an invalid value */
  readonly parse: (text: string) => Value | undefined;
}

/** A row of a kind of its own; other kinds are in kinds.ts. */
export function setting<Value>(
  name: string,
  { rule, accepts = rule, empty, isRepeated = false, parse }: Kind<Value>,
  description: Description,
): Setting<Value> {
  const { meaning, fallback, off, hint } = description;
  const preset = description.default ?? '';
  return {
    name,
    meaning,
    default: preset,
    fallback: fallback ?? (description.required ? 'required' : undefined),
    accepts: (description.accepts ?? accepts) + (off ? `, or \`${off}\`` : ''),
    isSecret: description.secret ?? false,
    off,
    read: (text, refuse) => {
      const given = text(name) || preset;
      const isUnset = given === '' || given === off;
      if (isUnset && !description.required) return empty;
      const value = isUnset ? undefined : parse(given);
      if (value !== undefined) return value;
      const orOff = off ? `, or ${off}` : '';
      const repeated = isRepeated ? `, not "${given}"` : '';
      refuse(name, `must be ${rule}${orOff}${repeated}${hint ? `; ${hint}` : ''}`);
      return (preset === '' ? undefined : parse(preset)) ?? empty;
    },
  };
}

/**
 * The same setting for each of several keys.
 * @param name with a placeholder, such as `RETENTION_DAYS_<KIND>`
 */
export function family<Key extends string, Value>(
  name: string,
  keys: readonly Key[],
  row: (name: string, key: Key) => Setting<Value>,
  description: Pick<Description, 'meaning' | 'fallback'> & { readonly accepts: string },
): Setting<Readonly<Record<Key, Value>>> {
  const rows = keys.map((key) => {
    const constant = key.toUpperCase().replaceAll('-', '_');
    return [key, row(name.replace(/<.*>/, constant), key)] as const;
  });
  return {
    name,
    fallback: undefined,
    ...description,
    default: '',
    isSecret: false,
    off: undefined,
    read: (text, refuse) =>
      Object.fromEntries(rows.map(([key, { read }]) => [key, read(text, refuse)])) as Record<
        Key,
        Value
      >,
  };
}
