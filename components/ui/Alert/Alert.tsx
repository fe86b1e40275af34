import type { ReactNode } from 'react';
import { cx } from '../shared/cx';
import { GlyphMark } from '../Icon/GlyphMark';
import { close, info, success, warning, type Glyph } from '../Icon/glyphs';
import { IconButton } from '../IconButton/IconButton';
import styles from './Alert.module.css';

export type AlertTone = 'success' | 'error' | 'warning' | 'info';

const marks: Readonly<Record<AlertTone, Glyph>> = { success, info, warning, error: warning };

interface Props {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly headingLevel?: 2 | 3 | 4;
  readonly children?: ReactNode;
  /** Live region, assertive for errors: for messages that appear after the page has loaded. */
  readonly announce?: boolean;
  /** Shows a close button; for client components. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

export function Alert(props: Props) {
  const { tone, title, headingLevel = 3, children, announce, onClose, closeLabel } = props;
  const Heading = `h${headingLevel}` as const;
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={cx(styles.alert, styles[tone])} role={announce ? role : undefined}>
      <GlyphMark glyph={marks[tone]} className={styles.mark} />
      <div className={styles.text}>
        {title ? <Heading className={styles.title}>{title}</Heading> : null}
        {children}
      </div>
      {onClose && closeLabel ? (
        <IconButton label={closeLabel} onClick={onClose}>
          <GlyphMark glyph={close} />
        </IconButton>
      ) : null}
    </div>
  );
}
