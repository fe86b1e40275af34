/**
 * The fields of a form that came as form data, or null where it is not that form: a field given
 * twice, a text where a file belongs or a file where a text does, more than one file. Other fields
 * are left out, and so is the empty file that browsers send where none was chosen.
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
    if (Object.hasOwn(values, name) || isFile !== (name === fileField)) return null;
    values[name] = value;
  }
  return values;
}
