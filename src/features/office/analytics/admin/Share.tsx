import styles from './Analytics.module.css';

/** A bar as long as the share: a picture of the figure beside it. */
export function Share({ of, most }: { of: number; most: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.max((of / most) * 100, of > 0 ? 1 : 0)} height={8} />
    </svg>
  );
}
