import { closeCircuit } from '../resilience/circuit';
import { evictMedia, recheckMedia } from '../media/media-cache';
import { refreshOldAddresses } from '../redirects/old-addresses';
import { CONTENT_TAGS } from '../routing/routes';
import { refreshSearch } from '../search/engine';
import { evictShared } from '../cache/until-change';
import { updateConsumers } from './consumers';
import { rescheduleTypes } from './schedule';

jest.mock('../content/request', () => ({ CONTENT_CIRCUIT: 'content API' }));
jest.mock('../resilience/circuit', () => ({ closeCircuit: jest.fn() }));
jest.mock('../logging/log');
jest.mock('../media/media-cache', () => ({ evictMedia: jest.fn(), recheckMedia: jest.fn() }));
jest.mock('../redirects/old-addresses', () => ({ refreshOldAddresses: jest.fn() }));
jest.mock('../search/engine', () => ({ refreshSearch: jest.fn() }));
jest.mock('../cache/until-change', () => ({ evictShared: jest.fn() }));
jest.mock('./schedule', () => ({ rescheduleTypes: jest.fn() }));

const BY_TYPE = [refreshSearch, refreshOldAddresses, rescheduleTypes];

it('updates consumers of the changed types', () => {
  updateConsumers(['article', 'port']);
  for (const update of BY_TYPE) expect(update).toHaveBeenCalledWith(['article', 'port']);
  expect(evictShared).toHaveBeenCalledTimes(1);
  expect(closeCircuit).toHaveBeenCalledWith('content API');
  expect(evictMedia).not.toHaveBeenCalled();
  expect(recheckMedia).not.toHaveBeenCalled();
});

it('updates all of it, and compares files with the CMS, after a change of everything', () => {
  updateConsumers(['*']);
  for (const update of BY_TYPE) expect(update).toHaveBeenCalledWith(CONTENT_TAGS);
  expect(recheckMedia).toHaveBeenCalledTimes(1);
});

it('evicts a changed file', () => {
  updateConsumers(['file:quay_1a2b.webp']);
  expect(evictMedia).toHaveBeenCalledWith('quay_1a2b.webp');
  for (const update of BY_TYPE) expect(update).toHaveBeenCalledWith([]);
});
