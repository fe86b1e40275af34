import type { SchemaDescription } from 'yup';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}

export interface Description {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}

/** A call of the site's client with the yup schema of its response. */
export interface Use {
  readonly operation: string;
  readonly parameters: readonly string[];
  readonly schema?: SchemaDescription;
}

/** Parameters and fields of a call that are missing in the API description, as messages. */
export function differences(description: Description, use: Use, basePath: string): string[] {
  const path = `${basePath}/${use.operation}`;
  const operation = description.paths[path]?.get;
  if (!operation) return [`GET ${path} is not described`];
  const known = (operation.parameters ?? []).map(({ name }) => name);
  const unknown = use.parameters.filter((name) => !known.includes(name));
  const faults = unknown.map((name) => `${path}?${name} is not described`);
  if (!use.schema) return faults;
  const response = operation.responses['200']?.content?.['application/json']?.schema;
  if (!response) return [...faults, `${path} has no described JSON response`];
  return [...faults, ...fieldDifferences(use.schema, response, path)];
}

type Read = SchemaDescription & {
  readonly fields?: Readonly<Record<string, Read>>;
  readonly innerType?: Read;
};

/** yup casts numbers to text: ids are numbers on the wire and text in the site. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  string: ['string', 'integer', 'number'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
  object: ['object'],
  array: ['array'],
};

function fieldDifferences(read: Read, described: JsonSchema, at: string): string[] {
  const kinds = alternatives(described);
  const types = kinds.flatMap(({ type }) => type ?? []);
  const accepted = ACCEPTED[read.type] ?? [];
  const faults = types
    .filter((type) => type !== 'null' && !accepted.includes(type))
    .map((type) => `${at} is ${type}, read as ${read.type}`);
  if (types.length === 0) faults.push(`${at} has no described type`);
  if (types.includes('null') && !read.nullable && read.default === undefined) {
    faults.push(`${at} may be null`);
  }
  const items = kinds.find((kind) => kind.items)?.items;
  if (read.innerType && items) faults.push(...fieldDifferences(read.innerType, items, `${at}[]`));
  const properties = kinds.find((kind) => kind.properties)?.properties;
  for (const [name, field] of Object.entries(read.fields ?? {})) {
    const property = properties?.[name];
    const place = `${at}.${name}`;
    faults.push(
      ...(property ? fieldDifferences(field, property, place) : [`${place} is not described`]),
    );
  }
  return faults;
}

function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  return [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
}
