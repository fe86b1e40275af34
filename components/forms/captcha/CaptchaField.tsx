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
import type { Instead } from './useProof';

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

/**
 * A code to type from a picture, with buttons for a new picture, for its audio version, and for going
 * on without either.
 */
export function CaptchaField({ id, captcha, error, wide, onRenew, ...input }: Props) {
  const { kit, locale, captcha: offered } = useFormLabels();
  const { instead } = captcha;
  // A code that can be spoken has digits alone; any other may have letters.
  const hint = offered.hasSound ? kit.captcha.hint : kit.captcha.codeHint;
  const own = { id, label: kit.captcha.label, hint, error };
  if (instead.state === 'done') {
    return (
      <FormField {...own} hint={undefined} error={undefined} wide={wide}>
        <Passed id={id} />
      </FormField>
    );
  }

  return (
    <FormField {...own} wide={wide}>
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
            {...controlAttributes(own)}
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

/** The picture, a skeleton while it loads, or a message if it could not be loaded. */
function Picture({ captcha }: { captcha: Captcha }) {
  const { kit } = useFormLabels();
  const { state, source, quiet } = captcha;
  const { failed, limited, renewed } = kit.captcha;
  const said = { loading: null, ready: quiet ? null : renewed, failed, limited };
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
        {said[state]}
      </span>
    </span>
  );
}

/** A picture is shown, or on its way. */
function hasPicture({ state }: Captcha): boolean {
  return state === 'ready' || state === 'loading';
}

/** For visitors who can use neither picture nor sound: a proof of work takes the code's place. */
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
        {newsOf(instead, kit.captcha)}
      </span>
    </div>
  );
}

/** Progress of the proof of work in quarters: fifty announcements would talk over the form. */
function newsOf(instead: Instead, labels: FormLabels['kit']['captcha']): string | null {
  if (instead.state === 'failed') return labels.insteadFailed;
  if (instead.state !== 'working') return null;
  if (instead.isAwaited) return labels.insteadAwaited;
  const percent = Math.floor(instead.progress * 4) * 25;
  return percent === 0 ? labels.insteadWorking : format(labels.insteadProgress, { percent });
}

/** The outcome of the proof of work. It takes the focus where the button that began it had it. */
function Passed({ id }: { id: string }) {
  const { kit } = useFormLabels();
  const own = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) own.current?.focus({ preventScroll: true });
  }, []);
  return (
    <output ref={own} id={id} tabIndex={-1} className={styles.passed}>
      {kit.captcha.insteadDone}
    </output>
  );
}

type Silence = 'failed' | 'often';

/** Plays the picture's code, in the language of the page. */
function ListenButton({ challenge }: { challenge: string | undefined }) {
  const { kit, locale } = useFormLabels();
  const [silence, setSilence] = useState<Silence | null>(null);
  const playing = useRef<HTMLAudioElement>(null);

  useEffect(() => () => playing.current?.pause(), []);

  async function listen(): Promise<void> {
    setSilence(null);
    // Two recordings at once can't be understood.
    playing.current?.pause();
    const url = `${CAPTCHA_SOUND}?challenge=${challenge}&locale=${locale}`;
    const audio = new Audio(url);
    playing.current = audio;
    try {
      await audio.play();
    } catch {
      // The element does not say why there is no sound; the response does.
      const reason = await reasonOf(url);
      if (playing.current === audio) setSilence(reason);
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
      <span role="status" className={silence ? styles.failed : 'visually-hidden'}>
        {silence === 'failed' ? kit.captcha.silent : silence && kit.captcha.listenedOften}
      </span>
    </>
  );
}

async function reasonOf(url: string): Promise<Silence> {
  try {
    const { status } = await fetch(url, { cache: 'no-store' });
    return status === 429 ? 'often' : 'failed';
  } catch {
    return 'failed';
  }
}
