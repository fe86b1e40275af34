import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

type Draft = Readonly<Record<string, unknown>>;

interface Rule {
  /** The field that the admin panel highlights. */
  readonly field: string;
  /** Error message in the panel's languages. */
  readonly sentence: string;
  /** Whether a draft may be published. */
  readonly holds: (draft: Draft) => boolean;
}

const inOrder: Rule = {
  field: 'EndDate',
  sentence: 'يجب أن يكون EndDate بعد StartDate. EndDate must be later than StartDate.',
  // A missing date is rejected by its own field.
  holds: ({ StartDate, EndDate }) => !(time(EndDate) <= time(StartDate)),
};

const RULES: Readonly<Record<string, Rule>> = {
  'api::article.article': {
    field: 'Category',
    sentence:
      'اختر تصنيف المقال في Category قبل النشر. Choose a Category before you publish the article.',
    holds: ({ Category }) => Boolean(Category),
  },
  'api::announcement.announcement': inOrder,
  'api::home-page-announcement.home-page-announcement': inOrder,
};

/**
 * Rejects publishing entries that pass field validation but that no page can show: an article without
 * a category, an announcement that ends before it starts.
 */
export function refuseUnshowable(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rule = RULES[context.uid];
    if (context.action !== 'publish' || !rule) return next();

    const { documentId, locale } = context.params as {
      documentId: string;
      locale?: string | string[];
    };
    const drafts: Draft[] = await strapi.db.query(context.uid).findMany({
      where: {
        documentId,
        publishedAt: null,
        ...(locale && locale !== '*' && { locale: { $in: [locale].flat() } }),
      },
      populate: rule.field === 'Category' ? ['Category'] : [],
    });
    if (!drafts.every(rule.holds)) throw refusal(rule);
    return next();
  });
}

function refusal({ field, sentence }: Rule): Error {
  return new errors.ValidationError(sentence, {
    errors: [{ path: [field], message: sentence, name: 'ValidationError' }],
  });
}

function time(value: unknown): number {
  return value === null || value === undefined ? NaN : new Date(value as string).getTime();
}
