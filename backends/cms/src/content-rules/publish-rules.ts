import { readTarget } from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import type { Both } from '../validation/both';
import { siteHosts } from '../old-addresses/rules';
import { readSettings } from '../settings';
import { refusal } from '../validation/refusal';

type Draft = Readonly<Record<string, unknown>>;

interface Rule {
  /** The field that the admin panel highlights. */
  readonly field: string;
  /** Error message. */
  readonly sentence: Both;
  /** True if the draft may be published. */
  readonly holds: (draft: Draft, context: RuleContext) => boolean | Promise<boolean>;
}

interface RuleContext {
  readonly strapi: Core.Strapi;
  readonly uid: string;
}

/** The end is after the start; a missing one is rejected by its own field. */
const ends =
  (from: string, to: string): Rule['holds'] =>
  (draft) => {
    const [start, end] = [time(draft[from]), time(draft[to])];
    // Midnight in Riyadh means the whole day, so that one day may begin and end at the same moment.
    return !(isMidnight(end) ? end < start : end <= start);
  };

const inOrder: Rule = {
  field: 'EndDate',
  sentence: ['يجب أن يكون «يظهر حتى» بعد «يظهر من».', 'Shown until must be later than Shown from.'],
  holds: ends('StartDate', 'EndDate'),
};

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'api::article.article': [
    {
      field: 'Category',
      sentence: ['اختر «التصنيف» قبل النشر.', 'Choose a Category before you publish.'],
      holds: ({ Category }) => Boolean(Category),
    },
  ],
  'api::announcement.announcement': [inOrder],
  'api::home-page-announcement.home-page-announcement': [inOrder],
  'api::emergency-banner.emergency-banner': [
    {
      field: 'To',
      sentence: ['يجب أن يكون «إلى» بعد «من».', 'To must be later than From.'],
      holds: ends('From', 'To'),
    },
  ],
  'api::promoted-result.promoted-result': [
    {
      field: 'Link',
      sentence: [
        'لا توجد في الموقع صفحة بهذا العنوان. اكتب مسار صفحة مثل ‎/contact، أو ملفًا مثل ‎/media/tariff.pdf، أو عنوانًا يبدأ بـ ‎https://.',
        'The site has no page at this address. Enter the path of a page such as /contact, a file such as /media/tariff.pdf, or an address that starts with https://.',
      ],
      holds: ({ Link }) => typeof readTarget(String(Link ?? ''), siteHosts()) !== 'string',
    },
  ],
  'api::regulation.regulation': [
    {
      field: 'IDNumber',
      sentence: [
        'هذا الرقم مستخدم في لائحة أخرى، ولا فرق بين الحروف الكبيرة والصغيرة.',
        'Another regulation has this Number; upper and lower case are the same.',
      ],
      holds: async ({ IDNumber, documentId }, { strapi, uid }) => {
        if (typeof IDNumber !== 'string') return true;
        const others = await strapi.db.query(uid).count({
          where: { IDNumber: { $eqi: IDNumber }, documentId: { $ne: documentId } },
        });
        return others === 0;
      },
    },
  ],
};

const PICTURE =
  /<(?:img|source|video)\b[^>]{0,2000}?\s(?:src|srcset|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** Text fields, whose pictures the site shows only from its own media library. */
function withForeignPicture(strapi: Core.Strapi, uid: string, draft: Draft): string | undefined {
  const { attributes } = strapi.getModel(uid as never) as {
    attributes: Readonly<Record<string, { readonly type: string }>>;
  };
  return Object.keys(attributes).find((name) => {
    const value = draft[name];
    const isText = ['text', 'richtext'].includes(attributes[name]?.type ?? '');
    if (!isText || typeof value !== 'string') return false;
    return [...value.matchAll(PICTURE)].some(([, double, single, bare]) =>
      isForeign((double ?? single ?? bare ?? '').trim()),
    );
  });
}

/** True for a picture that is neither in the media library nor at a path of the site. */
export function isForeign(source: string): boolean {
  if (!/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(source)) return false;
  if (!URL.canParse(source, 'https://none.invalid')) return true;
  const { host, pathname } = new URL(source, 'https://none.invalid');
  const { publicUrl, host: own, port } = readSettings();
  const known = [
    `${own}:${port}`,
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    ...(publicUrl ? [new URL(publicUrl).host] : []),
  ];
  return !(known.includes(host) && pathname.startsWith('/uploads/'));
}

const FOREIGN_PICTURE: Both = [
  'في النص صورة من موقع آخر لا يعرضها الموقع. أضفها إلى مكتبة الوسائط واستخدم رابطها هناك.',
  'The text has a picture of another website, which the site does not show. Add it to the Media Library and use its link there.',
];

/**
 * Rejects publishing what passes field validation but what no page can show: an article without a
 * category, an announcement that ends before it starts, a regulation with the number of another one,
 * a text with a picture of another website.
 */
export function validateBeforePublish(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context;
    if (context.action !== 'publish' || !uid.startsWith('api::')) return next();
    const rules = RULES[uid] ?? [];

    const { documentId, locale } = context.params as {
      documentId: string;
      locale?: string | string[];
    };
    const drafts: Draft[] = await strapi.db.query(uid).findMany({
      where: {
        documentId,
        publishedAt: null,
        ...(locale && locale !== '*' && { locale: { $in: [locale].flat() } }),
      },
      populate: rules.some(({ field }) => field === 'Category') ? ['Category'] : [],
    });
    for (const draft of drafts) {
      for (const rule of rules) {
        if (!(await rule.holds(draft, { strapi, uid })))
          throw refusal(strapi, [rule.field], rule.sentence);
      }
      const field = withForeignPicture(strapi, uid, draft);
      if (field) throw refusal(strapi, [field], FOREIGN_PICTURE);
    }
    return next();
  });
}

function time(value: unknown): number {
  return value === null || value === undefined ? NaN : new Date(value as string).getTime();
}

const DAY_MS = 24 * 60 * 60 * 1000;
const RIYADH_MS = 3 * 60 * 60 * 1000;

function isMidnight(moment: number): boolean {
  return (moment + RIYADH_MS) % DAY_MS === 0;
}
