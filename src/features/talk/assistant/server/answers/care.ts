/** Answers to people in danger, to anger, and about what the school does not promise. */
import type { Tell, Told } from './phrases.ts';
import { listed } from './phrases.ts';

/** An answer that is always the same, with a person offered. */
export function withPerson(key: string): Tell {
  return ({ t }) => ({ text: t(key), offersPerson: true });
}

export const danger: Tell = (telling): Told => {
  const { facts, t } = telling;
  const countries = new Intl.DisplayNames(facts.language, { type: 'region' });
  const lines = facts.helpLines.map(({ country, number }) => `${number} (${countries.of(country)})`);
  const text = lines.length === 0 ? t('danger.none') : t('danger.some', { lines: listed(lines, telling) });
  return { text, offersPerson: true };
};

/** Gives the number only where the school's page shows it. */
export const students: Tell = ({ facts, t }) => {
  const { studentCount: count } = facts;
  return count === null
    ? { text: t('students.none'), offersPerson: true }
    : { text: t('students.some', { count }) };
};
