import styles from './Neatline.module.css';

/** The graduated border of a nautical chart. */
export function Neatline() {
  return <div className={styles.neatline} aria-hidden="true" />;
}
