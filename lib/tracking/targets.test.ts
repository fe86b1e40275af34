import { setCapabilities } from '../capabilities';
import { loadTenders } from '../open-data/datasets';
import { sourceTexts } from '../search/engine';
import { findTrackingTargets, trackedServices } from './targets';

jest.mock('../search/engine', () => ({ sourceTexts: jest.fn() }));
jest.mock('../open-data/datasets', () => ({ loadTenders: jest.fn() }));

const circulars = jest.mocked(sourceTexts);
const tenders = jest.mocked(loadTenders);

/** Numbers of circulars that exist in Arabic only. */
function setCirculars(...codes: readonly string[]): void {
  const texts = codes.map((code) => ({ code }));
  circulars.mockImplementation(async (_, locale) => (locale === 'ar' ? texts : []) as never);
}

function setTenders(...bids: readonly object[]): void {
  tenders.mockResolvedValue({ bids, asOf: '' } as never);
}

beforeEach(() => {
  circulars.mockReset();
  setCirculars();
  tenders.mockReset();
  setTenders();
});

const hrefs = async (text: string) =>
  (await findTrackingTargets('en', text)).targets.map(({ href }) => href);

it.each([
  ['npa 2026 7k3m9q', '/en/e-services/request-tracking?reference=NPA-2026-7K3M9Q'],
  ['1446/1023', '/en/e-services/trxtracking?documentNumber=1446%2F1023'],
  ['IMO 9074729', '/en/e-services/vesselsearch?search=schedule&vessel=9074729'],
  ['reg 3', '/en/regulations?r=reg-03'],
])('leads %s to its service, filled in', async (text, href) => {
  const { targets } = await findTrackingTargets('en', text);
  expect(targets).toEqual([expect.objectContaining({ href, isFilled: true })]);
});

it.each([
  ['CSQU3054383', '/en/e-services/containertracking'],
  ['N-2026-100418', '/en/e-services/epayment'],
  ['T-58210', '/en/e-services/tktfollowup'],
])('leads %s to an external system', async (text, href) => {
  const { targets } = await findTrackingTargets('en', text);
  expect(targets).toEqual([expect.objectContaining({ href, isFilled: false })]);
});

it('looks circulars and tenders of the same number up', async () => {
  expect(await hrefs('2026/014')).toEqual([]);
  setCirculars('2026/014');
  expect(await hrefs('2026/14')).toEqual(['/en/circular?number=2026-014']);
  setTenders({ id: '7', number: '14/2026' });
  expect(await hrefs('2026/14')).toEqual([
    '/en/circular?number=2026-014',
    '/en/e-services/tender?id=7',
  ]);
});

it.each([
  ['2026/14', '/en/circular?number=2026-14'],
  ['2026/014', '/en/circular?number=2026-014'],
  ['014-2026', '/en/circular?number=014-2026'],
  ['٢٠٢٦/١٤', '/en/circular?number=2026-14'],
])('finds the circular that editors number %s by each spelling', async (code, href) => {
  setCirculars('2026/140', code, '2025/14');
  for (const text of ['2026/14', '14/2026', '2026/014', '٢٠٢٦/١٤', '٠١٤/٢٠٢٦']) {
    expect(await hrefs(text)).toEqual([href]);
  }
});

it('reports that a lookup failed', async () => {
  setTenders({ id: '7', number: '2026/014' });
  expect((await findTrackingTargets('en', '2026/14')).isComplete).toBe(true);
  circulars.mockRejectedValue(new Error('unavailable'));
  expect(await findTrackingTargets('en', '2026/14')).toMatchObject({
    targets: [{ href: '/en/e-services/tender?id=7' }],
    isComplete: false,
  });
  tenders.mockRejectedValue(new Error('unavailable'));
  expect(await findTrackingTargets('en', '2026/14')).toEqual({ targets: [], isComplete: false });
});

it('offers nothing that this deployment lacks', async () => {
  setCapabilities([]);
  expect(await hrefs('npa 2026 7k3m9q')).toEqual([]);
  const kinds = trackedServices('en').map(({ kind }) => kind);
  expect(kinds).not.toContain('request');
  expect(kinds).toContain('container');
});
