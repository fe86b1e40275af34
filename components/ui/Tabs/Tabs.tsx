'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { BidiText } from '../BidiText/BidiText';
import { cx } from '../shared/cx';
import styles from './Tabs.module.css';
import { replaceHash, useHash, useScriptsRunning } from '../shared/browserState';

export interface TabItem {
  /** Id of the panel: unique on the page, and the hash that opens it. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactElement;
  readonly panel: ReactNode;
}

interface Props {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Label of the select that replaces the tab list on narrow screens. */
  readonly selectLabel: string;
  readonly items: readonly TabItem[];
  /** Vertical tabs are beside the panels from 1024 px. */
  readonly orientation?: 'horizontal' | 'vertical';
  readonly narrow?: 'select' | 'row';
  readonly headingLevel?: 2 | 3 | 4;
  /**
   * Opens the tab with the id in the URL's hash and keeps the hash up to date. `contains` also accepts
   * a hash that contains the id of a later tab: `#board-members`.
   */
  readonly syncHash?: boolean | 'contains';
}

/** Stacked sections with headings, which become ARIA tabs once scripts run. */
export function Tabs(props: Props) {
  const { items, label, selectLabel, orientation = 'horizontal', narrow = 'select' } = props;
  const { headingLevel = 2, syncHash = false } = props;
  const ready = useScriptsRunning();
  const hash = useHash();
  const [chosen, setChosen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const named = syncHash ? itemForHash(items, hash, syncHash === 'contains') : undefined;
  // Other hashes, such as the skip link's, keep the open tab.
  if (named && named.id !== chosen) setChosen(named.id);
  const current = named ?? items.find(({ id }) => id === chosen) ?? items[0];
  const Heading = `h${headingLevel}` as const;

  // The browser can't scroll to a hidden panel, neither on hashchange nor on load.
  const knownHash = useRef<string>(undefined);
  const linked = hash !== '' && named !== undefined;
  useEffect(() => {
    if (!ready) return;
    const known = knownHash.current ?? hash;
    knownHash.current = hash;
    if (linked && (known !== hash || isBelowStart(root.current))) root.current?.scrollIntoView();
  }, [ready, linked, hash]);

  function choose(id: string) {
    if (syncHash) {
      knownHash.current = id;
      replaceHash(id);
    } else {
      setChosen(id);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item === current);
    const next = targetIndex(event.key, at, items.length, isRtl(event.currentTarget));
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    choose(item.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus();
  }

  return (
    <div
      ref={root}
      className={cx(styles.tabs, styles[orientation])}
      data-ready={ready || undefined}
    >
      <div className={styles.bar} data-print="off">
        {narrow === 'select' ? (
          <label className={styles.narrow}>
            <span className="visually-hidden">{selectLabel}</span>
            <select
              className={styles.select}
              value={current?.id}
              onChange={(event) => choose(event.target.value)}
            >
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.label}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          className={cx(styles.list, narrow === 'select' && styles.wide)}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${item.id}-tab`}
              data-tab={item.id}
              aria-controls={item.id}
              aria-selected={item === current}
              tabIndex={item === current ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(item.id)}
            >
              {item.icon}
              <span>
                <BidiText>{item.label}</BidiText>
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.panels}>
        {items.map((item) => (
          <section
            key={item.id}
            id={item.id}
            className={styles.panel}
            role={ready ? 'tabpanel' : undefined}
            aria-labelledby={ready ? `${item.id}-tab` : `${item.id}-heading`}
            tabIndex={ready ? 0 : undefined}
            hidden={ready && item !== current}
          >
            <Heading id={`${item.id}-heading`} className={styles.heading}>
              <BidiText>{item.label}</BidiText>
            </Heading>
            {item.panel}
          </section>
        ))}
      </div>
    </div>
  );
}

/** True if the element is below the first screen of a page that is not scrolled. */
function isBelowStart(element: HTMLElement | null): boolean {
  return window.scrollY === 0 && (element?.getBoundingClientRect().top ?? 0) > window.innerHeight;
}

/** The tab of a hash: the first one for an empty hash, undefined if no tab has that id. */
function itemForHash(
  items: readonly TabItem[],
  hash: string,
  contains: boolean,
): TabItem | undefined {
  const [first, ...others] = items;
  if (hash === '') return first;
  return (
    items.find(({ id }) => id === hash) ??
    (contains ? others.find(({ id }) => hash.toLowerCase().includes(id)) : undefined)
  );
}

function isRtl(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/** Index of the tab that a key moves to; arrows follow the writing direction and wrap around. */
function targetIndex(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const steps: Record<string, number> = {
    ArrowRight: rtl ? -1 : 1,
    ArrowLeft: rtl ? 1 : -1,
    ArrowDown: 1,
    ArrowUp: -1,
  };
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
