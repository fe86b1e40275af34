'use client';

import type { ComponentProps } from 'react';
import { suggestMobile } from '@/lib/forms/personal-fields';
import { LtrText } from '../ui/LtrText';
import { fillGaps } from './fillGaps';
import { TextInput } from './TextInput';
import type { SubmissionWords } from './words';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'label' | 'hint'> {
  readonly words: SubmissionWords;
  /** What is typed: a number in the national form gets the form that is asked for in its message. */
  readonly typed: string;
}

/** A mobile number of 12 digits from 966, with the hint that 05xxxxxxxx needs (specification §5). */
export function MobileInput({ words, typed, error, ...input }: Props) {
  const suggestion = error ? suggestMobile(typed) : null;
  const [before, after] = words.mobileHint.split('{national}');
  return (
    <TextInput
      {...input}
      label={words.mobile}
      hint={
        <>
          {before}
          <LtrText>05xxxxxxxx</LtrText>
          {after}
        </>
      }
      error={
        suggestion && error
          ? `${error} ${fillGaps(words.mobileSuggestion, { number: suggestion })}`
          : error
      }
      ltr
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
    />
  );
}
