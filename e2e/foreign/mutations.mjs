/* Values that an editor or another version of a back end may store. */

const ENORMOUS = 'سفينة ship '.repeat(20_000);

/** @type {Record<string, { readonly value: unknown } | undefined>} */
const VALUES = {
  missing: undefined,
  null: { value: null },
  empty: { value: '' },
  number: { value: -7.5 },
  text: { value: 'not-a-date-nor-a-number' },
  boolean: { value: true },
  list: { value: [null, {}, 'x'] },
  object: { value: { data: { nested: 1 } } },
  enormous: { value: ENORMOUS },
};

export const MUTATION_KINDS = Object.keys(VALUES);

/**
 * Sets the value at a path of a JSON value; an invalid path changes nothing.
 * @param {unknown} root
 * @param {readonly string[]} path
 * @param {string} kind
 */
export function mutate(root, path, kind) {
  const mutation = VALUES[kind];
  const [name = '', ...rest] = path;
  if (typeof root !== 'object' || root === null || !Object.hasOwn(root, name)) return;
  const parent = /** @type {Record<string, unknown>} */ (root);
  if (rest.length > 0) mutate(parent[name], rest, kind);
  else if (mutation) parent[name] = mutation.value;
  else delete parent[name];
}

/**
 * Paths of all values in a JSON value; of an array, those of its first element.
 * @param {unknown} value
 * @param {readonly string[]} [path]
 * @returns {string[][]}
 */
export function valuePaths(value, path = []) {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  return [...parts].flatMap(([name, part]) => {
    const own = [...path, String(name)];
    return [own, ...valuePaths(part, own)];
  });
}
