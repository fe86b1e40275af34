'use client';

import type { ComponentProps } from 'react';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TextInput } from '../TextInput/TextInput';

interface Props extends Omit<
  ComponentProps<typeof TextInput>,
  'hint' | 'ltr' | 'inputMode' | 'autoComplete'
> {
  /** Hint with an `{example}` placeholder. */
  readonly hint: string;
}

/** A telephone number in national or international format; the schema normalises it to 12 digits. */
export function PhoneInput({ hint, ...input }: Props) {
  const [before = '', after = ''] = hint.split('{example}');
  return (
    <TextInput
      hint={
        <>
          {before}
          <LtrText>0112345678</LtrText>
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
