'use client';

import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { GlyphMark } from '../ui/Icon/GlyphMark';
import { search } from '../ui/Icon/glyphs';
import buttons from '../ui/IconButton/IconButton.module.css';
import type { SearchLabels } from './labels';
import type { SearchDialogProps } from './SearchDialog';

interface Props {
  readonly locale: SearchDialogProps['locale'];
  /** The results page, where the link leads without JavaScript. */
  readonly href: string;
  readonly labels: SearchLabels;
}

/** The header's search: a link to the results page that opens a dialog if JavaScript runs. */
export function SearchOpener({ locale, href, labels }: Props) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./SearchDialog').then(
      (loaded) => setDialog(() => loaded.SearchDialog),
      () => window.location.assign(href),
    );
  }

  function close() {
    setDialog(null);
    opener.current?.focus();
  }

  return (
    <>
      <a
        ref={opener}
        href={href}
        className={buttons.button}
        aria-label={labels.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <GlyphMark glyph={search} />
      </a>
      {Dialog ? <Dialog locale={locale} action={href} labels={labels} onClose={close} /> : null}
    </>
  );
}
