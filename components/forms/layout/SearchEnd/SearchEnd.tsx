'use client';

import type { ComponentProps } from 'react';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { CaptchaField } from '@/components/forms/captcha/CaptchaField';
import { FormPanelEnd } from '../FormPanel/FormPanel';
import { search } from '@/components/forms/glyphs';
import { SubmitButton } from '../SubmitButton/SubmitButton';

interface Props extends ComponentProps<typeof CaptchaField> {
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly sending: boolean;
}

/** Captcha and search button. */
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
