import styles from './Answers.module.css';

/**
 * Questions that open their answers: native disclosures, so that they open, and are found by searching the
 * page, without script.
 */
export function Answers({ items }: { items: { line: string; answer: string }[] }) {
  return (
    <div className={styles.answers}>
      {items.map(({ line, answer }, index) => (
        // The list never changes while it is shown, and two items may begin alike.
        <details key={String(index)}>
          <summary>{line}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
