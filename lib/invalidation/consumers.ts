import { EVERYTHING, FILE_TAG } from '../cache/shared-cache';
import { evictShared } from '../cache/until-change';
import { CONTENT_CIRCUIT } from '../content/request';
import { closeCircuit } from '../resilience/circuit';
import { log } from '../logging/log';
import { evictMedia, recheckMedia } from '../media/media-cache';
import { refreshOldAddresses } from '../redirects/old-addresses';
import { refreshSearch } from '../search/engine';
import { contentTagsIn } from './change';
import { rescheduleTypes } from './schedule';

/**
 * Cache invalidation outside the page and content cache: refreshes this instance's search, old
 * addresses and schedule after a change that any instance received.
 */
export function updateConsumers(tags: readonly string[]): void {
  log.info({ tags }, 'content changed');
  // A webhook proves that the CMS is up: close the circuit.
  closeCircuit(CONTENT_CIRCUIT);
  evictShared();
  for (const tag of tags) {
    if (tag.startsWith(FILE_TAG)) void evictMedia(tag.slice(FILE_TAG.length));
  }
  if (tags.includes(EVERYTHING)) recheckMedia();
  const types = contentTagsIn(tags);
  refreshSearch(types);
  refreshOldAddresses(types);
  rescheduleTypes(types);
}
