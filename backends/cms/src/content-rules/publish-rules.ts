import { readTarget } from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import type { Both } from '@ports-authority/content-types';
import { getModel } from '../content-types/models';
import { siteHosts } from '../old-addresses/rules';
import { readSettings } from '../settings';
import { refusal } from '../validation/refusal';

type Draft = Readonly<Record<string, unknown>>;

interface Rule {
  /** The field that the admin panel highlights. */
  readonly field: string;
  readonly message: Both;
  /** True if the draft may be published. */
  readonly isValid: (draft: Draft, context: RuleContext) => boolean | Promise<boolean>;
}

interface RuleContext {
  readonly strapi: Core.Strapi;
  readonly uid: string;
}

/** The end is after the start; missing dates are rejected by their fields. */
const endsAfterStart =
  (from: string, to: string): Rule['isValid'] =>
  (draft) => {
    const [start, end] = [time(draft[from]), time(draft[to])];
    // Midnight in Riyadh means the whole day: start and end may be equal.
    return !(isMidnight(end) ? end < start : end <= start);
  };

const inOrder: Rule = {
  field: 'EndDate',
  message: ['يجب أن يكون «يظهر حتى» بعد «يظهر من».', 'Shown until must be later than Shown from.'],
  isValid: endsAfterStart('StartDate', 'EndDate'),
};

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'api::article.article': [
    {
      field: 'Category',
      message: ['اختر «التصنيف» قبل النشر.', 'Choose a Category before you publish.'],
      isValid: ({ Category }) => Boolean(Category),
    },
  ],
  'api::announcement.announcement': [inOrder],
  'api::home-page-announcement.home-page-announcement': [inOrder],
  'api::emergency-banner.emergency-banner': [
    {
      field: 'To',
      message: ['يجب أن يكون «إلى» بعد «من».', 'To must be later than From.'],
      isValid: endsAfterStart('From', 'To'),
    },
  ],
  'api::promoted-result.promoted-result': [
    {
      field: 'Link',
      message: [
        'لا توجد في الموقع صفحة بهذا العنوان. اكتب مسار صفحة مثل ‎/contact، أو ملفًا مثل ‎/media/tariff.pdf، أو عنوانًا يبدأ بـ ‎https://.',
        'The site has no page at this address. Enter the path of a page such as /contact, a file such as /media/tariff.pdf, or an address that starts with https://.',
      ],
      isValid: ({ Link }) => typeof readTarget(String(Link ?? ''), siteHosts()) !== 'string',
    },
  ],
  'api::regulation.regulation': [
    {
      field: 'IDNumber',
      message: [
        'هذا الرقم مستخدم في لائحة أخرى، ولا فرق بين الحروف الكبيرة والصغيرة.',
        'Another regulation has this Number; upper and lower case are the same.',
      ],
      isValid: async ({ IDNumber, documentId }, { strapi, uid }) => {
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

/** Name of the first text field with a picture from outside the Media Library. */
function findForeignPicture(uid: string, draft: Draft): string | undefined {
  const { attributes } = getModel(uid);
  return Object.keys(attributes).find((name) => {
    const value = draft[name];
    const isText = ['text', 'richtext'].includes(attributes[name]?.type ?? '');
    if (!isText || typeof value !== 'string') return false;
    return [...value.matchAll(PICTURE)].some(([, double, single, bare]) =>
      isForeign((double ?? single ?? bare ?? '').trim()),
    );
  });
}

/** True for a picture URL that is neither in the Media Library nor on the site. */
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

/** Rejects publishing entries that pass field validation but that no page can show (see RULES). */
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
        if (!(await rule.isValid(draft, { strapi, uid })))
          throw refusal(strapi, [rule.field], rule.message);
      }
      const field = findForeignPicture(uid, draft);
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

function isMidnight(time: number): boolean {
  return (time + RIYADH_MS) % DAY_MS === 0;
}
