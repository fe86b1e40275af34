import { EVERYTHING, FILE_TAG } from '../cache/shared-cache';
import { CONTENT_CIRCUIT } from '../content/request';
import { evictWholeReads } from '../content/whole-reads';
import { closeCircuit } from '../resilience/circuit';
import { log } from '../logging/log';
import { evictMedia, recheckMedia } from '../media/media-cache';
import { refreshOldAddresses } from '../redirects/old-addresses';
import { refreshSearch } from '../search/engine';
import { evictPreparedFiles } from '../seo/prepared-files';
import { contentTagsIn } from './change';
import { rescheduleTypes } from './schedule';

/**
 * Brings what this instance keeps beside the cache of pages and content up to date after a change,
 * whichever instance received it.
 */
export function updateConsumers(tags: readonly string[]): void {
  log.info({ tags }, 'content changed');
  // A change shows that the CMS is up.
  closeCircuit(CONTENT_CIRCUIT);
  evictWholeReads();
  evictPreparedFiles();
  for (const tag of tags) {
    if (tag.startsWith(FILE_TAG)) void evictMedia(tag.slice(FILE_TAG.length));
  }
  if (tags.includes(EVERYTHING)) recheckMedia();
  const types = contentTagsIn(tags);
  refreshSearch(types);
  refreshOldAddresses(types);
  rescheduleTypes(types);
}
