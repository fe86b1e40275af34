'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cx } from '@/components/ui/shared/cx';
import field from '@/components/ui/shared/Field.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { Button } from '@/components/ui/Button/Button';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import { Skeleton } from '@/components/ui/Skeleton/Skeleton';
import { format } from '@/lib/i18n/format';
import styles from './CaptchaField.module.css';
import control from '../fields/Control.module.css';
import { controlAttributes } from '../fields/fieldProps';
import { FormField } from '../fields/FormField/FormField';
import { useFormLabels } from '../labels/FormLabelsProvider';
import type { FormLabels } from '../labels/labels';
import { refresh, sound } from '../glyphs';
import { CAPTCHA_URL, type Captcha } from './useCaptcha';
import type { AlternativeProof } from './useProof';

/** Audio URL: of a challenge by its id or, without JavaScript, of the session's latest challenge. */
const CAPTCHA_SOUND = `${CAPTCHA_URL}/audio`;

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'required'> {
  readonly id: string;
  readonly captcha: Captcha;
  readonly error?: string;
  /** Spans all columns of a `FormGrid`. */
  readonly wide?: boolean;
  /** Called when a new picture is requested, so that the form clears the input. */
  readonly onRenew: () => void;
}

/** Captcha image with its input, and buttons for a new image, audio, and a proof of work instead. */
export function CaptchaField({ id, captcha, error, wide, onRenew, ...input }: Props) {
  const { kit, locale, captcha: offered } = useFormLabels();
  const { instead } = captcha;
  // A captcha with sound has digits only.
  const hint = offered.hasSound ? kit.captcha.hint : kit.captcha.codeHint;
  const fieldProps = { id, label: kit.captcha.label, hint, error };
  if (instead.state === 'done') {
    return (
      <FormField {...fieldProps} hint={undefined} error={undefined} wide={wide}>
        <Passed id={id} />
      </FormField>
    );
  }

  return (
    <FormField {...fieldProps} wide={wide}>
      <div className={styles.captcha}>
        <div className={styles.picture}>
          <Picture captcha={captcha} />
          <IconButton
            label={hasPicture(captcha) ? kit.captcha.refresh : kit.captcha.retry}
            onClick={onRenew}
          >
            <GlyphMark glyph={refresh} />
          </IconButton>
          {offered.hasSound ? (
            <ListenButton key={captcha.request} challenge={captcha.challenge} />
          ) : null}
        </div>
        {instead.state === 'working' ? null : (
          <input
            type="text"
            inputMode={offered.hasSound ? 'numeric' : 'text'}
            autoCapitalize="off"
            spellCheck={false}
            autoComplete="off"
            maxLength={12}
            {...input}
            {...controlAttributes(fieldProps)}
            className={cx(field.control, control.control, control.ltr)}
          />
        )}
        {offered.hasSound ? (
          <noscript className={styles.plainSound}>
            <audio
              controls
              preload="none"
              src={`${CAPTCHA_SOUND}?locale=${locale}`}
              aria-label={kit.captcha.listen}
            />
            <p className={styles.listenHint}>{kit.captcha.listenHint}</p>
          </noscript>
        ) : null}
        {offered.hasProof ? <WithoutCode id={id} captcha={captcha} /> : null}
      </div>
    </FormField>
  );
}

function Picture({ captcha }: { captcha: Captcha }) {
  const { kit } = useFormLabels();
  const { state, source, quiet } = captcha;
  const { failed, limited, renewed } = kit.captcha;
  const messages = { loading: null, ready: quiet ? null : renewed, failed, limited };
  return (
    <span className={styles.image}>
      {state === 'ready' ? (
        // oxlint-disable-next-line nextjs/no-img-element -- a one-off data URL
        <img src={source} alt={kit.captcha.image} width={200} height={64} />
      ) : null}
      {state === 'loading' ? <Skeleton block /> : null}
      <noscript>
        {/* oxlint-disable-next-line nextjs/no-img-element -- a picture that is never reused */}
        <img src={CAPTCHA_URL} alt={kit.captcha.image} width={200} height={64} />
      </noscript>
      <span role="status" className={hasPicture(captcha) ? 'visually-hidden' : styles.failed}>
        {messages[state]}
      </span>
    </span>
  );
}

function hasPicture({ state }: Captcha): boolean {
  return state === 'ready' || state === 'loading';
}

/** Accessible alternative to image and audio: a proof of work. */
function WithoutCode({ id, captcha: { instead, skip } }: { id: string; captcha: Captcha }) {
  const { kit } = useFormLabels();
  const working = instead.state === 'working';
  const percent = working ? Math.round(instead.progress * 100) : 0;
  return (
    <div className={styles.instead}>
      <Button variant="ghost" size="small" loading={working} onClick={() => void skip()}>
        {kit.captcha.instead}
      </Button>
      {working ? (
        <progress
          id={id}
          className={styles.progress}
          value={percent}
          max={100}
          aria-label={format(kit.captcha.insteadProgress, { percent })}
        />
      ) : null}
      <span
        role="status"
        className={working || instead.state === 'failed' ? styles.note : 'visually-hidden'}
      >
        {progressMessage(instead, kit.captcha)}
      </span>
    </div>
  );
}

/** Announced per quarter: a live region that changes more often would drown out the form. */
function progressMessage(
  instead: AlternativeProof,
  labels: FormLabels['kit']['captcha'],
): string | null {
  if (instead.state === 'failed') return labels.insteadFailed;
  if (instead.state !== 'working') return null;
  if (instead.isAwaited) return labels.insteadAwaited;
  const percent = Math.floor(instead.progress * 4) * 25;
  return percent === 0 ? labels.insteadWorking : format(labels.insteadProgress, { percent });
}

/** Takes over the focus from the button that it replaces. */
function Passed({ id }: { id: string }) {
  const { kit } = useFormLabels();
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) output.current?.focus({ preventScroll: true });
  }, []);
  return (
    <output ref={output} id={id} tabIndex={-1} className={styles.passed}>
      {kit.captcha.insteadDone}
    </output>
  );
}

type SoundFailure = 'failed' | 'often';

function ListenButton({ challenge }: { challenge: string | undefined }) {
  const { kit, locale } = useFormLabels();
  const [failure, setFailure] = useState<SoundFailure | null>(null);
  const playing = useRef<HTMLAudioElement>(null);

  useEffect(() => () => playing.current?.pause(), []);

  async function listen(): Promise<void> {
    setFailure(null);
    // Overlapping recordings are unintelligible.
    playing.current?.pause();
    const url = `${CAPTCHA_SOUND}?challenge=${challenge}&locale=${locale}`;
    const audio = new Audio(url);
    playing.current = audio;
    try {
      await audio.play();
    } catch {
      // The audio element hides the HTTP status, so it is requested again.
      const reason = await soundFailure(url);
      if (playing.current === audio) setFailure(reason);
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
      <span role="status" className={failure ? styles.failed : 'visually-hidden'}>
        {failure === 'failed' ? kit.captcha.silent : failure && kit.captcha.listenedOften}
      </span>
    </>
  );
}

async function soundFailure(url: string): Promise<SoundFailure> {
  try {
    const { status } = await fetch(url, { cache: 'no-store' });
    return status === 429 ? 'often' : 'failed';
  } catch {
    return 'failed';
  }
}
