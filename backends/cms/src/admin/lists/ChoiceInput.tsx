import { InputRenderer } from '@strapi/strapi/admin';
import type { ComponentProps } from 'react';

type Props = Extract<ComponentProps<typeof InputRenderer>, { readonly type: 'enumeration' }> & {
  readonly 'aria-label'?: string;
};

/** Strapi labels the value of an active filter only with a custom input; otherwise it shows the raw value. */
export function ChoiceInput({ name, label, options, 'aria-label': ariaLabel }: Props) {
  return <InputRenderer type="enumeration" {...{ name, label, options }} aria-label={ariaLabel} />;
}
