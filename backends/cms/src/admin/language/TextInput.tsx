import { InputRenderer, useField } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import type { HtmlInputProps } from '../html/HtmlInput';
import { CharacterCount } from './CharacterCount';

const HtmlInput = lazy(async () => ({ default: (await import('../html/HtmlInput')).HtmlInput }));

type Props = HtmlInputProps & {
  /** Characters that fit on the site; undefined without a limit. */
  readonly maxCharacters?: number;
};

/** A long text: HTML where the schema says so (`pluginOptions.editor.html`), else plain. */
export function TextInput(props: Props) {
  if (props.attribute?.pluginOptions?.editor?.html) {
    return (
      <Suspense fallback={null}>
        <HtmlInput {...props} />
      </Suspense>
    );
  }
  return <Plain {...props} type="text" />;
}

/** A text of one line. */
export function LineInput(props: Props) {
  return <Plain {...props} type="string" />;
}

function Plain({ maxCharacters, type, ...props }: Props & { type: 'text' | 'string' }) {
  const { value } = useField<string | null>(props.name);
  return (
    <div>
      {/* Not what `addFields` has under this type, which is this component itself. */}
      <InputRenderer {...{ ...props, type }} />
      {maxCharacters !== undefined && <CharacterCount value={value ?? ''} limit={maxCharacters} />}
    </div>
  );
}
