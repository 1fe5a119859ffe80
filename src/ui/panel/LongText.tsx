import styles from './panel.module.css';

/**
 * A text that wraps: an e-mail address breaks before its domain, never within a word. A crowded table keeps it on one
 * line and shows the whole on hover; its column is as wide as if it wrapped (`data-text`).
 */
export function LongText({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  const [start, end] = [text.slice(0, at), text.slice(at)];
  return (
    <span className={styles.longText} title={text} data-text={start ? `${start}\u200b${end}` : end}>
      <span>
        {start}
        {start && <wbr />}
        {end}
      </span>
    </span>
  );
}
