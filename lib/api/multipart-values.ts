/** More than any field takes; the rest of a body is room for its file. */
const MAX_TEXT_CHARACTERS = 32 * 1024;

/**
 * The fields of a form from its form data. Null if it can't be that form: a field given twice, a text in
 * place of a file or the reverse, a text of more than 32 KB, more than one file. Other fields are dropped, and so is the empty file
 * that browsers send if none was chosen.
 */
export function valuesOf(
  data: FormData,
  fields: readonly string[],
  fileField: string | undefined,
): Record<string, string | File> | null {
  const values: Record<string, string | File> = {};
  let files = 0;
  for (const [name, value] of data) {
    const isFile = typeof value !== 'string';
    if (isFile && value.size === 0 && value.name === '') continue;
    if (isFile) files += 1;
    if (files > 1) return null;
    if (!fields.includes(name)) continue;
    if (!isFile && value.length > MAX_TEXT_CHARACTERS) return null;
    if (Object.hasOwn(values, name) || isFile !== (name === fileField)) return null;
    values[name] = value;
  }
  return values;
}
