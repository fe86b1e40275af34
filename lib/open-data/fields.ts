import { PORT_CATEGORIES } from '../content/port-categories';

/** Types of values; moments are ISO 8601 with an offset, days YYYY-MM-DD. */
type FieldKind = 'text' | 'whole' | 'number' | 'day' | 'moment' | 'url' | 'texts' | 'bids';

/** A field of a row; its description is the message `openData.fields.<name>`. */
export interface Field {
  readonly kind: FieldKind;
  /** Null if unknown. */
  readonly nullable?: boolean;
  readonly oneOf?: readonly string[];
  readonly example: unknown;
}

export type Fields = Readonly<Record<string, Field>>;

export const CALL_STATUSES = ['expected', 'inPort', 'anchorage', 'delayed', 'departed'] as const;
export const TENDER_STATES = ['open', 'closed', 'opened', 'awarded'] as const;

const text = (example: string) => ({ kind: 'text', example }) as const;
const maybe = <Kind extends FieldKind, Example>(kind: Kind, example: Example) =>
  ({ kind, nullable: true, example }) as const;

const PORT = {
  port: maybe('text', 'jeddah'),
  locode: maybe('text', 'SAJED'),
} as const;

export const PORT_CALL_FIELDS = {
  id: text('1204'),
  ...PORT,
  portAr: text('ميناء جدة'),
  portEn: text('Jeddah Port'),
  vessel: text('Pearl Horizon'),
  imo: maybe('text', '9205902'),
  grossTonnage: { kind: 'number', example: 51300 },
  status: { kind: 'text', oneOf: CALL_STATUSES, example: 'inPort' },
  arrival: { kind: 'moment', example: '2026-11-22T06:15:00+03:00' },
  berthedFrom: maybe('moment', '2026-11-22T14:00:00+03:00'),
  berthedUntil: maybe('moment', '2026-11-24T03:30:00+03:00'),
  departure: maybe('moment', '2026-11-24T03:30:00+03:00'),
  agentAr: text('وكالة الموج الملاحية'),
  agentEn: text('Al-Mawj Shipping Agency'),
} as const satisfies Fields;

export const PORT_FIELDS = {
  port: text('jeddah'),
  locode: PORT.locode,
  nameAr: text('ميناء جدة'),
  nameEn: text('Jeddah Port'),
  category: { ...maybe('text', 'commercial'), oneOf: PORT_CATEGORIES },
  latitude: maybe('number', 21.48),
  longitude: maybe('number', 39.17),
  berths: maybe('whole', 62),
  terminals: maybe('whole', 8),
  capacity: maybe('number', 240),
  area: maybe('number', 12.5),
  pageAr: { kind: 'url', example: 'https://ports.example/ports?port=jeddah' },
  pageEn: { kind: 'url', example: 'https://ports.example/en/ports?port=jeddah' },
  changedAt: { kind: 'moment', example: '2026-10-04T07:30:00.000Z' },
} as const satisfies Fields;

export const TERMINAL_FIELDS = {
  port: text('jeddah'),
  locode: PORT.locode,
  portAr: text('ميناء جدة'),
  portEn: text('Jeddah Port'),
  terminalAr: text('محطة الحاويات الشمالية'),
  terminalEn: text('North Container Terminal'),
  berths: { kind: 'whole', example: 11 },
  depth: maybe('number', 18),
  maximumDraught: maybe('number', 16.2),
  changedAt: { kind: 'moment', example: '2026-10-04T07:30:00.000Z' },
} as const satisfies Fields;

export const CIRCULAR_FIELDS = {
  number: text('2025/014'),
  date: { kind: 'day', example: '2025-10-29' },
  subjectAr: maybe('text', 'التعديل 42-24 على مدونة البضائع الخطرة'),
  subjectEn: maybe('text', 'IMDG Code amendment 42-24'),
  categoryAr: maybe('text', 'سلامة'),
  categoryEn: maybe('text', 'Safety'),
  issuerAr: maybe('text', 'الإدارة العامة للسلامة والبيئة'),
  issuerEn: maybe('text', 'General Department of Safety and Environment'),
  addresseeAr: maybe('text', 'الوكلاء الملاحيين ومشغّلي المحطات'),
  addresseeEn: maybe('text', 'Shipping agents and terminal operators'),
  publishedOn: maybe('day', '2025-11-03'),
  effectiveFrom: maybe('day', '2026-01-01'),
  withdrawnFrom: maybe('day', null),
  replaces: { kind: 'texts', example: ['2022/006'] },
  ports: { kind: 'texts', example: ['jeddah', 'dammam'] },
  documentAr: maybe('url', 'https://ports.example/media/circular-2025-014-ar.pdf'),
  documentEn: maybe('url', 'https://ports.example/media/circular-2025-014-en.pdf'),
  pageAr: maybe('url', 'https://ports.example/circular?number=2025-014'),
  pageEn: maybe('url', 'https://ports.example/en/circular?number=2025-014'),
  changedAt: { kind: 'moment', example: '2025-11-03T05:00:00.000Z' },
} as const satisfies Fields;

export const BID_FIELDS = {
  bidderAr: text('شركة المرفأ الشرقي للمقاولات'),
  bidderEn: text('Eastern Harbour Contracting'),
  amount: { kind: 'number', example: 4_250_000 },
} as const satisfies Fields;

export const TENDER_FIELDS = {
  id: text('15'),
  number: maybe('text', '2026/115'),
  titleAr: text('تشغيل المساعدات الملاحية وصيانتها في ميناء الجبيل التجاري'),
  titleEn: text('Operation and maintenance of aids to navigation at Jubail Commercial Port'),
  state: { ...maybe('text', 'open'), oneOf: TENDER_STATES },
  fee: maybe('number', 2000),
  finalDate: maybe('moment', '2026-11-29T14:00:00+03:00'),
  envelopesOpening: maybe('moment', '2026-11-30T10:00:00+03:00'),
  bids: { kind: 'bids', example: [] },
  winnerAr: maybe('text', 'شركة المرفأ الشرقي للمقاولات'),
  winnerEn: maybe('text', 'Eastern Harbour Contracting'),
  awardAmount: maybe('number', 4_250_000),
  awardedAt: maybe('moment', '2026-12-21T10:00:00+03:00'),
  pageAr: { kind: 'url', example: 'https://ports.example/e-services/tender?id=15' },
  pageEn: { kind: 'url', example: 'https://ports.example/en/e-services/tender?id=15' },
} as const satisfies Fields;

type Value<One extends Field> =
  | (One['kind'] extends 'whole' | 'number'
      ? number
      : One['kind'] extends 'texts'
        ? readonly string[]
        : One['kind'] extends 'bids'
          ? readonly Row<typeof BID_FIELDS>[]
          : One extends { readonly oneOf: readonly (infer Choice)[] }
            ? Choice
            : string)
  | (One extends { readonly nullable: true } ? null : never);

export type Row<Of extends Fields> = { readonly [Name in keyof Of]: Value<Of[Name]> };

export type AnyRow = Readonly<Record<string, unknown>>;

/** Fields that fit into one CSV cell; lists do not. */
export function cellFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => {
    const kind = fields[name]?.kind;
    return kind !== 'texts' && kind !== 'bids';
  });
}
