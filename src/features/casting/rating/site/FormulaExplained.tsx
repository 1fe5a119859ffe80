import type { FormulaInWords } from '../contract/result.ts';
import styles from './FormulaExplained.module.css';

/** The factors, and why each is checked. */
export function FormulaExplained({ formula }: { formula: FormulaInWords }) {
  return (
    <div className={styles.formula}>
      <h3>{formula.title}</h3>
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
    </div>
  );
}
