import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import {
  changedFields,
  removeUnsaved,
  storeUnsaved,
  storageKeyFor,
  readUnsaved,
  type UnsavedChanges,
} from './unsaved-changes';
import { useEntryLocale } from './PublishingPanel';

const DEBOUNCE_MS = 500;

/** Side panel that offers to restore unsaved changes after the session expired. */
export const UnsavedChangesPanel: PanelComponent = ({ model, documentId }) => {
  const text = useText();
  const locale = useEntryLocale();
  const person = useAuth('UnsavedChangesPanel', ({ user }) => String(user?.id ?? ''));
  const isWritten = model.startsWith('api::') && model !== 'api::contact-form.contact-form';
  const key =
    isWritten && person ? storageKeyFor(person, [model, documentId ?? 'new', locale]) : '';
  const [kept, decide] = useUnsavedChanges(key);
  if (!kept) return null;
  return { title: text('kept.title'), content: <Offer storageKey={key} {...{ kept, decide }} /> };
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Stores form changes (debounced) until they are saved. Changes from before the form was opened are
 * not overwritten until the user restores or discards them.
 */
function useUnsavedChanges(key: string): readonly [UnsavedChanges | undefined, () => void] {
  const values = useForm('UnsavedChanges', (form) => form.values as Values);
  const saved = useForm('UnsavedChanges', (form) => form.initialValues as Values);
  const isModified = useForm('UnsavedChanges', (form) => form.modified);
  const [offer, setOffer] = useState<{ key: string; kept?: UnsavedChanges }>({ key: '' });
  const written = useRef<{ readonly key: string; readonly saved: Values }>();
  if (offer.key !== key) setOffer({ key, kept: key ? readUnsaved(key) : undefined });
  const isUndecided = offer.kept !== undefined;

  useEffect(() => {
    if (!key || !isModified || isUndecided) return undefined;
    const timer = setTimeout(() => {
      // After a failed request, Strapi reports the unsaved values as initial ones.
      if (written.current?.key !== key || !readUnsaved(key)) written.current = { key, saved };
      const changed = changedFields(values, written.current.saved);
      storeUnsaved(key, { at: new Date().toISOString(), values: changed });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, isModified, isUndecided, values, saved]);

  // The user undid all changes.
  useEffect(() => {
    const { current } = written;
    if (!key || current?.key !== key || isModified) return;
    const names = Object.keys(readUnsaved(key)?.values ?? {});
    if (names.every((name) => values[name] === current.saved[name])) removeUnsaved(key);
  }, [key, isModified, values]);

  return [offer.kept, () => setOffer({ key })];
}

interface OfferProps {
  readonly storageKey: string;
  readonly kept: UnsavedChanges;
  readonly decide: () => void;
}

function Offer({ storageKey, kept, decide }: OfferProps) {
  const text = useText();
  const dateTime = useDateTime();
  const onChange = useForm('UnsavedChanges', (form) => form.onChange);
  const restore = () => {
    for (const [name, value] of Object.entries(kept.values)) onChange(name, value);
    decide();
  };
  const discard = () => {
    removeUnsaved(storageKey);
    decide();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status">{text('kept.lead', { at: dateTime(kept.at) })}</Typography>
      <Button variant="secondary" fullWidth onClick={restore}>
        {text('kept.restore')}
      </Button>
      <Button variant="tertiary" fullWidth onClick={discard}>
        {text('kept.discard')}
      </Button>
    </Flex>
  );
}
