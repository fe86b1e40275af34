import { MAX_PAGE_SIZE } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';

/** Requests the largest page, if the service paginates. */
export function pageSize(): Readonly<Record<string, string>> {
  return hasCapability('submission-fields') ? { pageSize: String(MAX_PAGE_SIZE) } : {};
}
