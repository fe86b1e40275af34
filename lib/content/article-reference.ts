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
