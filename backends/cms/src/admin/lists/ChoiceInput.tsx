import { InputRenderer } from '@strapi/strapi/admin';
import type { ComponentProps } from 'react';

type Props = Extract<ComponentProps<typeof InputRenderer>, { readonly type: 'enumeration' }> & {
  readonly 'aria-label'?: string;
};

/**
 * The choice of a value in a filter, as Strapi has it. Only of a filter with an input of its own does
 * Strapi name the value above the list; otherwise it shows what is stored.
 */
export function ChoiceInput({ name, label, options, 'aria-label': spoken }: Props) {
  return <InputRenderer type="enumeration" {...{ name, label, options }} aria-label={spoken} />;
}
