import type { Director } from '@/lib/content/collections/directors';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { cx } from '@/components/ui/shared/cx';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import { bindDash } from '../bindDash';
import styles from './DirectorCard.module.css';

interface Props {
  readonly director: Director;
  /** The chair's card is as wide as the board. */
  readonly top?: boolean;
}

/** Portrait, name, role and biography; a role that the name begins with is not repeated. */
export function DirectorCard({ director, top = false }: Props) {
  const { name, role, about, portrait } = director;
  return (
    <div className={cx(styles.card, top && styles.top)}>
      {portrait ? (
        <div className={styles.portrait}>
          <ResponsiveImage {...portrait} alt="" sizes="(min-width: 768px) 28rem, 7rem" />
        </div>
      ) : null}
      <div className={styles.head}>
        <h3 className={styles.name}>{bindDash(name)}</h3>
        {role && !name.startsWith(role) ? (
          <p className={styles.role}>
            <BidiText>{bindDash(role)}</BidiText>
          </p>
        ) : null}
      </div>
      {about ? (
        <p className={styles.about}>
          <BidiText>{about}</BidiText>
        </p>
      ) : null}
    </div>
  );
}
