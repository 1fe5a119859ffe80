import styles from './Answers.module.css';

/**
 * Questions that open their answers: native disclosures, so that they open, and are found by searching the
 * page, without script. In two columns, so that an opened answer moves its own alone.
 */
export function Answers({ items }: { items: { line: string; answer: string }[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className={styles.answers}>
      {[items.slice(0, half), items.slice(half)].map((column, place) => (
        <div key={String(place)}>
          {column.map(({ line, answer }, index) => (
            // The list never changes while it is shown, and two items may begin alike.
            <details key={String(index)}>
              <summary>{line}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
