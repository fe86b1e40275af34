'use client';

import type { ComponentProps } from 'react';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TextInput } from '../TextInput/TextInput';

interface Props extends Omit<
  ComponentProps<typeof TextInput>,
  'hint' | 'ltr' | 'inputMode' | 'autoComplete'
> {
  /** Hint with a placeholder for the example. */
  readonly hint: string;
  readonly example?: string;
}

/** A telephone number in national or international format; the schema normalises it to 12 digits. */
export function PhoneInput({ hint, example = '0112345678', ...input }: Props) {
  const [before = '', after = ''] = hint.split(/\{\w+\}/);
  return (
    <TextInput
      hint={
        <>
          {before}
          <LtrText>{example}</LtrText>
          {after}
        </>
      }
      ltr
      inputMode="tel"
      autoComplete="tel"
      {...input}
    />
  );
}
