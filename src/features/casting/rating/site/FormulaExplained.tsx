import type { FormulaInWords } from '../contract/result.ts';
import styles from './FormulaExplained.module.css';

/** The factors, and why each is checked; folded, since the form says what counts. */
export function FormulaExplained({ formula }: { formula: FormulaInWords }) {
  return (
    <details className={styles.formula}>
      <summary>{formula.title}</summary>
      <p>{formula.lead}</p>
      <dl>
        {formula.factors.map(({ title, up_to, text }) => (
          <div key={title}>
            <dt>
              {title} <span>{up_to}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {formula.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  );
}
