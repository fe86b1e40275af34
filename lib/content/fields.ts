import * as yup from 'yup';

/** A text that may be empty in the content API. */
export const optionalText = yup
  .string()
  .transform((value: string | null) => value ?? '')
  .default('');

/** Values that editors separate by a comma, Latin or Arabic, or a new line. */
export function listOf(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A text that every entry has; an entry without it fails validation. */
export const requiredText = yup.string().required();

/** An ISO date that editors may leave out. */
export const optionalDate = yup.string().nullable().default(null);

export const optionalNumber = yup.number().nullable().default(null);

/** Marks a field that the content API sends only when asked to populate it: files, relations, components. */
export const POPULATED = { populated: true } as const;

/** A list of components. */
export function componentList<Shape extends yup.ObjectShape>(shape: Shape) {
  return yup.array(yup.object(shape).required()).nullable().default([]).meta(POPULATED);
}

function attributesOf<Fields extends yup.ObjectShape>(fields: Fields) {
  return yup
    .object({ updatedAt: yup.string().required(), documentId: optionalText, ...fields })
    .required();
}

/**
 * What the content API sends of an entry: its fields, when it last changed, and its id in both
 * languages, which is empty where the API has none.
 */
export type Attributes<Fields extends yup.ObjectShape> = yup.InferType<
  ReturnType<typeof attributesOf<Fields>>
>;

/** The {id, documentId, attributes} envelope of an entry around its own attributes. */
export function entry<Fields extends yup.ObjectShape>(fields: Fields) {
  return yup
    .object({ attributes: attributesOf(fields) })
    .transform(withDocumentId)
    .required();
}

/** Moves the id, which is beside the attributes, in between them. */
function withDocumentId(value: unknown): unknown {
  const { documentId, attributes } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof documentId !== 'string' || typeof attributes !== 'object') return value;
  return { attributes: { documentId, ...attributes } };
}

/**
 * Query that asks for some fields alone: scalars by name, anything else by populating it. An entry
 * always comes with the time of its last change.
 */
export function selectFields(fields: yup.ObjectShape): Readonly<Record<string, string>> {
  const names = Object.keys(fields);
  const populated = names.filter((name) => isPopulated(fields[name]));
  const scalars = names.filter((name) => !populated.includes(name));
  return Object.fromEntries([
    ...[...scalars, 'updatedAt'].map((name, index) => [`fields[${index}]`, name]),
    ...populated.map((name) => [`populate[${name}]`, 'true']),
  ]) as Record<string, string>;
}

function isPopulated(field: yup.ObjectShape[string] | undefined): boolean {
  return field instanceof yup.Schema && field.meta()?.populated === true;
}
