'use client';

import { foldText } from '@ports-authority/text';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronDown } from '@/components/ui/Icon/glyphs';
import accordion from '@/components/ui/Accordion/Accordion.module.css';
import field from '@/components/ui/shared/Field.module.css';
import { useScriptsRunning } from '@/components/ui/shared/browserState';
import styles from './FaqList.module.css';

interface Props {
  readonly labels: {
    readonly search: string;
    readonly topic: string;
    readonly allTopics: string;
    /** Message if no question matches. */
    readonly nothing: string;
  };
  readonly topics: readonly {
    readonly id: string;
    readonly title: string;
    readonly faqs: readonly {
      /** Id of the answer, which a hash opens. */
      readonly slug: string;
      /** Former ids of the answer: a server can't redirect a hash. */
      readonly formerSlugs?: readonly string[];
      readonly question: string;
      /** Search text. */
      readonly text: string;
      readonly answer: ReactNode;
    }[];
  }[];
}

/** Questions by topic as native disclosures; search and topic filter need JavaScript. */
export function FaqList({ labels, topics }: Props) {
  const id = useId();
  const running = useScriptsRunning();
  const [search, setSearch] = useState('');
  const [topic, setTopic] = useState('');
  const terms = foldText(search).trim().split(/\s+/);
  const shown = topics
    .filter((section) => topic === '' || section.id === topic)
    .map((section) => ({
      ...section,
      faqs: section.faqs.filter(({ text }) => terms.every((term) => foldText(text).includes(term))),
    }))
    .filter(({ faqs }) => faqs.length > 0);

  useEffect(() => {
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);

  return (
    <>
      <div className={styles.filter} data-print="off">
        <div>
          <label className={field.label} htmlFor={`${id}-search`}>
            {labels.search}
          </label>
          <input
            id={`${id}-search`}
            type="search"
            className={field.control}
            autoComplete="off"
            maxLength={100}
            disabled={!running}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <div>
          <label className={field.label} htmlFor={`${id}-topic`}>
            {labels.topic}
          </label>
          <span className={field.select}>
            <select
              id={`${id}-topic`}
              className={field.control}
              disabled={!running}
              value={topic}
              onChange={({ target }) => setTopic(target.value)}
            >
              <option value="">{labels.allTopics}</option>
              {topics.map((section) => (
                <option key={section.id} value={section.id}>
                  <BidiText>{section.title}</BidiText>
                </option>
              ))}
            </select>
          </span>
        </div>
      </div>
      <p role="status" className={styles.nothing}>
        {shown.length === 0 ? labels.nothing : null}
      </p>
      <div className={styles.topics}>
        {shown.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className={styles.title}>
              <BidiText>{section.title}</BidiText>
            </h2>
            <div className={accordion.accordion}>
              {section.faqs.map(({ slug, formerSlugs = [], question, answer }) => (
                <details key={slug} className={accordion.item}>
                  <summary className={accordion.button}>
                    <h3 className={accordion.title}>
                      <BidiText>{question}</BidiText>
                    </h3>
                    <GlyphMark glyph={chevronDown} className={accordion.mark} />
                  </summary>
                  <div id={slug} className={accordion.panel}>
                    {formerSlugs.map((former) => (
                      <span key={former} id={former} />
                    ))}
                    {answer}
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** Opens the answer of the hash: older browsers only scroll to it. */
function openNamed(): void {
  const named = document.getElementById(window.location.hash.slice(1));
  const details = named?.closest('details');
  if (!details || !named) return;
  details.open = true;
  details.scrollIntoView({ block: 'center' });
}
