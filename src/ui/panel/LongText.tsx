import styles from './panel.module.css';

/**
 * A text that wraps: an e-mail address breaks before its domain, never within a word. A crowded table keeps it on one
 * line and shows the whole on hover.
 */
export function LongText({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <span className={styles.longText} title={text}>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}
