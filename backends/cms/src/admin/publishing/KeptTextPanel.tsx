import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../html/Dialogs';
import { useMoment } from '../moment';
import { changedValues, forget, keep, keyOf, readKept, type KeptText } from './kept-texts';
import { useEntryLocale } from './PublishingPanel';

const PAUSE_MS = 500;

/** Side panel of an entry: offers what was written and not saved when the session ended. */
export const KeptTextPanel: PanelComponent = ({ model, documentId }) => {
  const text = useText();
  const locale = useEntryLocale();
  const person = useAuth('KeptTextPanel', ({ user }) => String(user?.id ?? ''));
  const isWritten = model.startsWith('api::') && model !== 'api::contact-form.contact-form';
  const key = isWritten && person ? keyOf(person, [model, documentId ?? 'new', locale]) : '';
  const [kept, decide] = useKept(key);
  if (!kept) return null;
  return { title: text('kept.title'), content: <Offer storageKey={key} {...{ kept, decide }} /> };
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Keeps what is written in the form until it is saved. What was kept before the form was opened is not
 * written over until somebody has decided about it.
 */
function useKept(key: string): readonly [KeptText | undefined, () => void] {
  const values = useForm('KeptText', (form) => form.values as Values);
  const saved = useForm('KeptText', (form) => form.initialValues as Values);
  const isModified = useForm('KeptText', (form) => form.modified);
  const [offer, setOffer] = useState<{ key: string; kept?: KeptText }>({ key: '' });
  const written = useRef<{ readonly key: string; readonly saved: Values }>();
  if (offer.key !== key) setOffer({ key, kept: key ? readKept(key) : undefined });
  const isUndecided = offer.kept !== undefined;

  useEffect(() => {
    if (!key || !isModified || isUndecided) return undefined;
    const timer = setTimeout(() => {
      // After a request that failed, Strapi takes what was written for saved.
      if (written.current?.key !== key || !readKept(key)) written.current = { key, saved };
      const changed = changedValues(values, written.current.saved);
      keep(key, { at: new Date().toISOString(), values: changed });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, isModified, isUndecided, values, saved]);

  // Taken back by hand.
  useEffect(() => {
    const { current } = written;
    if (!key || current?.key !== key || isModified) return;
    const names = Object.keys(readKept(key)?.values ?? {});
    if (names.every((name) => values[name] === current.saved[name])) forget(key);
  }, [key, isModified, values]);

  return [offer.kept, () => setOffer({ key })];
}

interface OfferProps {
  readonly storageKey: string;
  readonly kept: KeptText;
  readonly decide: () => void;
}

function Offer({ storageKey, kept, decide }: OfferProps) {
  const text = useText();
  const moment = useMoment();
  const onChange = useForm('KeptText', (form) => form.onChange);
  const restore = () => {
    for (const [name, value] of Object.entries(kept.values)) onChange(name, value);
    decide();
  };
  const discard = () => {
    forget(storageKey);
    decide();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status">{text('kept.lead', { at: moment(kept.at) })}</Typography>
      <Button variant="secondary" fullWidth onClick={restore}>
        {text('kept.restore')}
      </Button>
      <Button variant="tertiary" fullWidth onClick={discard}>
        {text('kept.discard')}
      </Button>
    </Flex>
  );
}
