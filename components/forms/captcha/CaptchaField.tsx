'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import { Skeleton } from '@/components/ui/Skeleton/Skeleton';
import styles from './CaptchaField.module.css';
import control from '../fields/Control.module.css';
import { controlAttributes } from '../fields/fieldProps';
import { FormField } from '../fields/FormField/FormField';
import { useFormLabels } from '../labels/FormLabelsProvider';
import { refresh, sound } from '../glyphs';
import { CAPTCHA_URL, type Captcha } from './useCaptcha';

/** Audio of a challenge by its id or, without JavaScript, of the session's newest one. */
const CAPTCHA_SOUND = `${CAPTCHA_URL}/audio`;

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'required'> {
  readonly id: string;
  readonly captcha: Captcha;
  readonly error?: string;
  /** Takes the whole row of a `FormGrid`. */
  readonly wide?: boolean;
  /** Called when another picture is requested; the input has to be cleared with it. */
  readonly onRenew: () => void;
}

/** A code to type from a picture, with buttons for a new picture and for its audio version. */
export function CaptchaField({ id, captcha, error, wide, onRenew, ...input }: Props) {
  const { kit, locale } = useFormLabels();
  const own = { id, label: kit.captcha.label, hint: kit.captcha.hint, error };

  return (
    <FormField {...own} wide={wide}>
      <div className={styles.captcha}>
        <div className={styles.picture}>
          <Picture captcha={captcha} />
          <IconButton
            label={captcha.state === 'failed' ? kit.captcha.retry : kit.captcha.refresh}
            onClick={onRenew}
          >
            <GlyphMark glyph={refresh} />
          </IconButton>
          <ListenButton key={captcha.request} challenge={captcha.challenge} />
        </div>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          {...input}
          {...controlAttributes(own)}
          className={cx(field.control, control.control, control.ltr)}
        />
        <noscript className={styles.plainSound}>
          <audio
            controls
            preload="none"
            src={`${CAPTCHA_SOUND}?locale=${locale}`}
            aria-label={kit.captcha.listen}
          />
        </noscript>
      </div>
    </FormField>
  );
}

/** The picture, a skeleton while it loads, or a message if it could not be loaded. */
function Picture({ captcha }: { captcha: Captcha }) {
  const { kit } = useFormLabels();
  const { state, source, quiet } = captcha;
  return (
    <span className={styles.image}>
      {state === 'ready' ? (
        // eslint-disable-next-line @next/next/no-img-element -- a one-off data URL
        <img src={source} alt={kit.captcha.image} width={200} height={64} />
      ) : null}
      {state === 'loading' ? <Skeleton block /> : null}
      <noscript>
        {/* eslint-disable-next-line @next/next/no-img-element -- a picture that is never reused */}
        <img src={CAPTCHA_URL} alt={kit.captcha.image} width={200} height={64} />
      </noscript>
      <span role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
        {state === 'failed' ? kit.captcha.failed : null}
        {state === 'ready' && !quiet ? kit.captcha.renewed : null}
      </span>
    </span>
  );
}

/** Plays the picture's code, in the language of the page. */
function ListenButton({ challenge }: { challenge: string | undefined }) {
  const { kit, locale } = useFormLabels();
  const [silent, setSilent] = useState(false);
  const playing = useRef<HTMLAudioElement>(null);

  useEffect(() => () => playing.current?.pause(), []);

  async function listen(): Promise<void> {
    setSilent(false);
    // Two recordings at once can't be understood.
    playing.current?.pause();
    const audio = new Audio(`${CAPTCHA_SOUND}?challenge=${challenge}&locale=${locale}`);
    playing.current = audio;
    try {
      await audio.play();
    } catch {
      if (playing.current === audio) setSilent(true);
    }
  }

  return (
    <>
      <IconButton
        label={kit.captcha.listen}
        disabled={challenge === undefined}
        onClick={() => void listen()}
      >
        <GlyphMark glyph={sound} />
      </IconButton>
      <span role="status" className={silent ? styles.failed : 'visually-hidden'}>
        {silent ? kit.captcha.silent : null}
      </span>
    </>
  );
}
