import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button } from '@strapi/design-system';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasPage } from '../../preview/site-paths';
import { useText } from '../html/Dialogs';
import { useEntryLocale } from '../publishing/PublishingPanel';
import type { PaneSettings } from './pane-settings';
import { readSettings, storeSettings } from './pane-storage';
import { PreviewPane } from './PreviewPane';
import type { Entry } from './usePreview';

/** Side panel of an entry: opens the site's page with its draft beside the form. */
export const PreviewBesidePanel: PanelComponent = ({ model, documentId, document }) => {
  const text = useText();
  const locale = useEntryLocale();
  if (!hasPage(model.slice(model.indexOf('.') + 1))) return null;
  const version = document?.id ? String(document.updatedAt) : '';
  return {
    title: text('beside.panel'),
    content: <Beside entry={{ model, documentId, locale, version }} />,
  };
};

function Beside({ entry }: { readonly entry: Entry }) {
  const text = useText();
  const opener = useRef<HTMLButtonElement>(null);
  const [settings, setSettings] = useState(readSettings);
  // A pane that was open before this page was opened leaves the focus where it is.
  const [takesFocus, setTakesFocus] = useState(false);
  const { isOpen } = settings;

  function change(changed: Partial<PaneSettings>): void {
    const next = { ...settings, ...changed };
    setSettings(next);
    storeSettings(next);
  }

  function open(): void {
    setTakesFocus(true);
    change({ isOpen: true });
  }

  function close(): void {
    change({ isOpen: false });
    opener.current?.focus();
  }

  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        fullWidth
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        {text(isOpen ? 'beside.close' : 'beside.open')}
      </Button>
      {isOpen &&
        createPortal(
          <PreviewPane {...{ entry, settings, takesFocus }} onChange={change} onClose={close} />,
          document.body,
        )}
    </>
  );
}
