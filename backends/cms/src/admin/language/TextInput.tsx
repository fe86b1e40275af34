import { InputRenderer } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import type { HtmlInputProps } from '../html/HtmlInput';

const HtmlInput = lazy(async () => ({ default: (await import('../html/HtmlInput')).HtmlInput }));

/** A long text: HTML where the schema says so (`pluginOptions.editor.html`), else plain. */
export function TextInput(props: HtmlInputProps) {
  if (props.attribute?.pluginOptions?.editor?.html) {
    return (
      <Suspense fallback={null}>
        <HtmlInput {...props} />
      </Suspense>
    );
  }
  // Not what `addFields` has under this type, which is this component itself.
  return <InputRenderer {...{ ...props, type: 'text' }} />;
}
