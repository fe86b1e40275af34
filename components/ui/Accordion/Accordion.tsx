import type { ReactNode } from 'react';
import { BidiText } from '../BidiText/BidiText';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronDown } from '../Icon/glyphs';
import styles from './Accordion.module.css';

export interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  /** Name of the exclusive group, unique on the page: one item is open at a time. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly headingLevel?: 2 | 3 | 4;
  readonly openFirst?: boolean;
}

export function Accordion({ name, items, headingLevel = 3, openFirst = false }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details
          key={`${index} ${title}`}
          name={name}
          open={openFirst && index === 0}
          className={styles.item}
        >
          <summary className={styles.button}>
            <Heading className={styles.title}>
              <BidiText>{title}</BidiText>
            </Heading>
            <GlyphMark glyph={chevronDown} className={styles.mark} />
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
