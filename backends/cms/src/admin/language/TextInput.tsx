import { InputRenderer, useField } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import type { HtmlInputProps } from '../html/HtmlInput';
import { CharacterCount } from './CharacterCount';

const HtmlInput = lazy(async () => ({ default: (await import('../html/HtmlInput')).HtmlInput }));

type Props = HtmlInputProps & {
  readonly maxCharacters?: number;
};

/** Input of a long text: HTML editor if the schema sets `pluginOptions.editor.html`, else plain. */
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

export function LineInput(props: Props) {
  return <Plain {...props} type="string" />;
}

function Plain({ maxCharacters, type, ...props }: Props & { type: 'text' | 'string' }) {
  const { value } = useField<string | null>(props.name);
  return (
    <div>
      {/* InputRenderer ignores `addFields` overrides, so this does not recurse. */}
      <InputRenderer {...{ ...props, type }} />
      {maxCharacters !== undefined && <CharacterCount value={value ?? ''} limit={maxCharacters} />}
    </div>
  );
}
