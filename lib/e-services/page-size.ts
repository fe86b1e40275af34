import { MAX_PAGE_SIZE } from '@ports-authority/e-services-contract';
import { hasCapability } from './capabilities';

/** The query of a search for as many rows as the service gives at once, where it asks how many. */
export function pageSize(): Readonly<Record<string, string>> {
  return hasCapability('submission-fields') ? { pageSize: String(MAX_PAGE_SIZE) } : {};
}
