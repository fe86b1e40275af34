import type { ReactNode } from 'react';
import { BidiText } from '../BidiText/BidiText';
import { cx } from '../shared/cx';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Card.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CardProps {
  readonly title: ReactNode;
  /** The card's only link, stretched over the card. */
  readonly href?: string;
  /** Label for screen readers of a link that opens a new tab; set only for such a link. */
  readonly newTab?: string;
  readonly media?: ReactNode;
  /** Badge on the picture's lower corner, such as a duration. */
  readonly chip?: ReactNode;
  readonly meta?: ReactNode;
  readonly text?: ReactNode;
  readonly foot?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly variant?: 'plain' | 'photo' | 'file' | 'lead';
  readonly className?: string;
}

export function Card(props: CardProps) {
  const { media, chip, meta, text, foot, headingLevel = 3, variant = 'plain' } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(styles.card, styles[variant], props.className)}>
      {media ? (
        <div className={styles.media}>
          {media}
          {chip ? <div className={styles.chip}>{chip}</div> : null}
        </div>
      ) : null}
      <div className={styles.body}>
        {meta ? <div className={styles.meta}>{meta}</div> : null}
        <Heading className={styles.title}>
          <CardLink {...props} />
        </Heading>
        {text ? (
          <p className={styles.text}>
            <BidiText>{text}</BidiText>
          </p>
        ) : null}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </article>
  );
}

function CardLink({ title: plain, href, newTab }: CardProps) {
  const title = <BidiText>{plain}</BidiText>;
  if (!href) return title;
  if (newTab) {
    return (
      <a className={styles.link} href={href} target="_blank" rel="noopener">
        <span>{title}</span>
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </a>
    );
  }
  return (
    <SiteLink className={styles.link} href={href}>
      {title}
    </SiteLink>
  );
}
