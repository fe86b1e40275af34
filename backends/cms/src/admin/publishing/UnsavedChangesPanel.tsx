import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../html/Dialogs';
import { useDateTime } from '../useDateTime';
import {
  changedFields,
  hasValues,
  readMissing,
  readUnsaved,
  removeUnsaved,
  storageKeyFor,
  storeUnsaved,
  type UnsavedChanges,
  type Values,
} from './unsaved-changes';
import { useEntryLocale } from './PublishingPanel';

const DEBOUNCE_MS = 500;

/** Side panel that offers to restore unsaved changes after the session expired or a save was rejected. */
export const UnsavedChangesPanel: PanelComponent = ({ activeTab, model, documentId, document }) => {
  const text = useText();
  const locale = useEntryLocale();
  const person = useAuth('UnsavedChangesPanel', ({ user }) => String(user?.id ?? ''));
  const isWritten = model.startsWith('api::') && model !== 'api::contact-form.contact-form';
  const draftKey = (id: string) =>
    isWritten && person && activeTab !== 'published'
      ? storageKeyFor(person, [model, id, locale])
      : '';
  const key = draftKey(documentId ?? 'new');
  const [kept, decide] = useUnsavedChanges(key, document);
  const newKey = draftKey('new');
  useEffect(() => {
    // The entry was just created.
    if (document) readMissing(newKey, document);
  }, [newKey, document]);
  if (!kept) return null;
  return { title: text('kept.title'), content: <Offer storageKey={key} {...{ kept, decide }} /> };
};

/**
 * Stores form changes (debounced) until they are saved. Changes from before the form was opened are
 * not overwritten until the user restores or discards them.
 */
function useUnsavedChanges(
  key: string,
  document: Values | undefined,
): readonly [UnsavedChanges | undefined, () => void] {
  const values = useForm('UnsavedChanges', (form) => form.values as Values);
  const saved = useForm('UnsavedChanges', (form) => form.initialValues as Values);
  const isModified = useForm('UnsavedChanges', (form) => form.modified);
  const isSubmitting = useForm('UnsavedChanges', (form) => form.isSubmitting);
  const version = document?.updatedAt as string | undefined;
  const [offer, setOffer] = useState<Offered>({ key: '' });
  const written = useRef<{ key: string; version?: string; saved: Values }>();
  // Opened, saved, or replaced by another user's version.
  if (offer.key !== key || (offer.version !== version && !isModified)) {
    setOffer({ key, version, kept: key ? readMissing(key, document) : undefined });
  }
  const isUndecided = offer.kept !== undefined;

  useEffect(() => {
    if (!key || !isModified || isUndecided) return undefined;
    const store = () => {
      const { current } = written;
      // After a failed request, Strapi reports the unsaved values as initial ones.
      const isKnown = current?.key === key && current.version === version && readUnsaved(key);
      if (!isKnown) written.current = { key, version, saved };
      const changed = changedFields(values, written.current?.saved ?? saved);
      storeUnsaved(key, { at: new Date().toISOString(), values: changed, isSent: isSubmitting });
    };
    const timer = setTimeout(store, isSubmitting ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, version, isModified, isUndecided, isSubmitting, values, saved]);

  useEffect(() => {
    if (!key || isModified || isSubmitting || isUndecided) return undefined;
    const timer = setTimeout(() => {
      const kept = readUnsaved(key);
      if (!kept || hasValues(values, kept.values)) return;
      // Strapi reset the form after a failed request, or the user undid all changes.
      if (kept.isSent) setOffer({ key, version, kept });
      else removeUnsaved(key);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, version, isModified, isSubmitting, isUndecided, values]);

  return [offer.kept, () => setOffer({ key, version })];
}

interface Offered {
  readonly key: string;
  /** `updatedAt` of the entry. */
  readonly version?: string;
  readonly kept?: UnsavedChanges;
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
