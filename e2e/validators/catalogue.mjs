import { readFile } from 'node:fs/promises';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';

const shapesFile = new URL('dcat-ap.ttl', import.meta.url);

/**
 * Validates the open data catalogue against the shapes of DCAT-AP.
 * @param {string} url of the JSON-LD document
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function validateCatalogue(url) {
  const document = await (await fetch(url)).json();
  const quads = await jsonld.toRDF(document, { format: 'application/n-quads' });
  const shapes = new Store(new Parser().parse(await readFile(shapesFile, 'utf8')));
  const data = new Store(new Parser({ format: 'N-Quads' }).parse(quads));
  const { results } = await new SHACLValidator(shapes).validate(data);
  return results.map(({ path, focusNode, message, sourceConstraintComponent: component }) => ({
    where: new URL(url).pathname,
    message: `${localName(path)}: ${localName(component)}`,
    detail: `${focusNode?.value} ${message.map(({ value }) => value).join(' ')}`,
  }));
}

const localName = (term) => term?.value?.replace(/^.*[#/]/, '') ?? '';
