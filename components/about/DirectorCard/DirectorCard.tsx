import type { Director } from '@/lib/content/collections/directors';
import { cx } from '@/components/ui/shared/cx';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import { boundDash } from '../boundDash';
import { Bust } from '../Bust/Bust';
import styles from './DirectorCard.module.css';

interface Props {
  readonly director: Director;
  /** The top person's card is as wide as the board. */
  readonly top?: boolean;
}

/** A member of the board: portrait, name, role and a few words. */
export function DirectorCard({ director, top = false }: Props) {
  const { name, role, about, portrait } = director;
  return (
    <div className={cx(styles.card, top && styles.top)}>
      <div className={styles.portrait}>
        {portrait ? (
          <ResponsiveImage {...portrait} alt="" sizes="(min-width: 768px) 28rem, 7rem" />
        ) : (
          <Bust />
        )}
      </div>
      <div className={styles.head}>
        <h3 className={styles.name}>{boundDash(name)}</h3>
        {role ? <p className={styles.role}>{boundDash(role)}</p> : null}
      </div>
      {about ? <p className={styles.about}>{about}</p> : null}
    </div>
  );
}
