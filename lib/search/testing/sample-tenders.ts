import type { Bid } from '../../e-services/types';

const TITLES = [
  ['صيانة أنظمة التكييف في مباني ميناء ضباء', 'Maintenance of air conditioning in the buildings of Duba Port'],
  ['تكريك قناة الدخول وحوض الدوران في ميناء جازان', 'Dredging of the approach channel and turning basin at Jazan Port'],
  ['توريد كاميرات مراقبة لبوابات ميناء جدة وتركيبها', 'Supply and installation of gate cameras at Jeddah Port'],
  ['توريد كاميرات مراقبة لبوابات ميناء الدمام وتركيبها', 'Supply and installation of gate cameras at Dammam Port'],
  ['الحماية الكاثودية للأرصفة الحديدية في ميناء ينبع التجاري', 'Cathodic protection of steel quays at Yanbu Commercial Port'],
] as const; // oxfmt-ignore

const DAY = 24 * 60 * 60 * 1000;

/** Mock of lib/e-services/biddings, with one closed tender. */
export async function loadKnownBiddings(): Promise<Bid[]> {
  const none = { ar: '', en: '' };
  return TITLES.map(([ar, en], index) => ({
    id: String(index + 1),
    title: { ar, en },
    fees: 500,
    location: none,
    locationText: none,
    finalAt: new Date(Date.now() + (index === 2 ? -3 : 10 + index) * DAY).toISOString(),
    envelopesAt: null,
    day: null,
    number: '',
    documents: [],
    bids: [],
    award: null,
  }));
}
