'use client';

import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { fetchPanelTexts } from '@/lib/i18n/panel-texts';
import { GlyphMark } from '../ui/Icon/GlyphMark';
import { search } from '../ui/Icon/glyphs';
import buttons from '../ui/IconButton/IconButton.module.css';
import type { SearchTexts } from './labels';
import type { SearchDialogProps } from './SearchDialog';

interface Props {
  readonly locale: SearchDialogProps['locale'];
  /** URL of the results page, for visitors without JavaScript. */
  readonly href: string;
  readonly label: string;
}

interface Loaded {
  readonly Dialog: ComponentType<SearchDialogProps>;
  readonly texts: SearchTexts;
}

async function load(locale: Props['locale']): Promise<Loaded> {
  const [{ SearchDialog: Dialog }, texts] = await Promise.all([
    import('./SearchDialog'),
    fetchPanelTexts<SearchTexts>('search', locale),
  ]);
  return { Dialog, texts };
}

/** Link to the results page, progressively enhanced to open a dialog. */
export function SearchOpener({ locale, href, label }: Props) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<Loaded>();

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load(locale).then(setOpened, () => window.location.assign(href));
  }

  function close() {
    setOpened(undefined);
    opener.current?.focus();
  }

  return (
    <>
      <a
        ref={opener}
        href={href}
        className={buttons.button}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={open}
      >
        <GlyphMark glyph={search} />
      </a>
      {opened ? (
        <opened.Dialog locale={locale} action={href} labels={opened.texts} onClose={close} />
      ) : null}
    </>
  );
}
