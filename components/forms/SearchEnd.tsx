'use client';

import type { ComponentProps } from 'react';
import { GlyphMark } from '../ui/GlyphMark';
import { CaptchaField } from './CaptchaField';
import { FormPanelEnd } from './FormPanel';
import { search } from './glyphs';
import { SubmitButton } from './SubmitButton';

interface Props extends ComponentProps<typeof CaptchaField> {
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly sending: boolean;
}

/** The last row of a search form: the captcha and the search button (specification §4). */
export function SearchEnd({ submitLabel, sendingLabel, sending, ...captcha }: Props) {
  const icon = <GlyphMark glyph={search} />;
  return (
    <FormPanelEnd
      submit={
        <SubmitButton
          label={submitLabel}
          icon={icon}
          sending={sending}
          sendingLabel={sendingLabel}
        />
      }
    >
      <CaptchaField {...captcha} />
    </FormPanelEnd>
  );
}
