import * as yup from 'yup';
import { entry, requiredText } from './entry';
import type { ArticleCategory } from './types';

/** An article as far as its address needs it: slug and category. */
export const articleReference = entry({
  Slug: requiredText,
  Category: yup
    .object({
      data: yup
        .object({ attributes: yup.object({ Name: yup.string<ArticleCategory>().required() }) })
        .required(),
    })
    .required(),
});

/**
 * Leaves out an article whose category was deleted: no page shows it, and one such entry would
 * make the whole answer unusable.
 */
export const WITH_CATEGORY = { 'filters[Category][Name][$notNull]': 'true' } as const;
