import styles from './Bust.module.css';

/** Placeholder for a missing portrait: a neutral bust on depth lines. */
export function Bust() {
  return (
    <svg
      className={styles.bust}
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.depth}
        d="M-60 92q45-30 90-14t100-22 90-14M-60 70q45-30 90-14t100-22 90-14M-60 48q45-30 90-14t100-22 90-14M-60 26q45-30 90-14t100-22 90-14"
      />
      <circle className={styles.figure} cx="80" cy="54" r="19" />
      <path className={styles.figure} d="M42 120q0-37 38-37t38 37z" />
    </svg>
  );
}
