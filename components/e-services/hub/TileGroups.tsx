'use client';

import { foldText } from '@ports-authority/text';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { search as searchGlyph } from '../../forms/glyphs';
import { useScriptsRunning } from '@/components/ui/shared/browserState';
import field from '@/components/ui/shared/Field.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import styles from './TileGroups.module.css';

interface Props {
  readonly label: string;
  /** Message if no service matches. */
  readonly nothing: string;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly tiles: readonly {
      readonly key: string;
      /** Search text. */
      readonly text: string;
      readonly tile: ReactNode;
    }[];
  }[];
}

/** Groups of tiles with a client-side search. */
export function TileGroups({ label, nothing, groups }: Props) {
  const id = useId();
  const running = useScriptsRunning();
  const [search, setSearch] = useState('');
  const terms = foldText(search).trim().split(/\s+/);
  const shown = groups
    .map((group) => ({
      ...group,
      tiles: group.tiles.filter(({ text }) => terms.every((term) => foldText(text).includes(term))),
    }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <>
      <div className={styles.search} data-print="off">
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.field}>
          <input
            id={id}
            type="search"
            className={field.control}
            autoComplete="off"
            maxLength={100}
            disabled={!running}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <GlyphMark glyph={searchGlyph} />
        </div>
      </div>
      <p role="status" className={styles.nothing}>
        {shown.length === 0 ? nothing : null}
      </p>
      <div className={styles.groups}>
        {shown.map((group) => (
          <section key={group.id} aria-labelledby={`${group.id}-title`}>
            <h2 id={`${group.id}-title`} className={styles.title}>
              {group.title}
            </h2>
            <ul className="plain grid grid--4">
              {group.tiles.map(({ key, tile }) => (
                <Fragment key={key}>{tile}</Fragment>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
