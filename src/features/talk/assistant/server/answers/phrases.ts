/** Parts of an answer. */

import type { Ground } from '#features/publishing/school/rules/benefits.ts';
import { contactsOf } from '#features/publishing/school/rules/contacts.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { formatDay, formatRubles } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import type { AnswerSource } from '../../contract.ts';
import { assistantTexts } from '../../texts.ts';
import type { Facts } from '../facts.ts';
import type { Concept } from '../lexicon/lexicon.ts';

export interface Told {
  text: string;
  /** Sources besides the topic itself. */
  sources?: readonly AnswerSource[];
  /** Where staff change it, when the topic cannot tell (answers.ts). */
  path?: string | null;
  /** Section or page that shows it. */
  open?: string;
  /** A person is offered beside it. */
  offersPerson?: true;
}

/** Everything an answer may go by. */
export interface Telling {
  facts: Facts;
  t: Words;
  /** Things that the question names, so that "premium" is answered about that course alone. */
  named: ReadonlySet<Concept>;
  /** The course whose lesson the asker has before them. */
  courseId?: string | undefined;
  /** Stems of the question's words. */
  stems: readonly string[];
}

/** Null: the school knows nothing about it. */
export type Tell = (telling: Telling) => Told | null;

type Words = (key: string, values?: Record<string, string | number>) => string;

export function wordsIn(language: Language): Words {
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslator({
    locale: language,
    messages: assistantTexts.server.knowledge[language],
  }) as unknown as Words;
  translators.set(language, made);
  return made;
}

/** Made once: a translator keeps what it has parsed. */
const translators = new Map<Language, Words>();

export function rubles(amount: number, { facts }: Telling): string {
  return formatRubles(amount, facts.language);
}

/** With its year; spaces may break, as in any chat. */
export function day(date: SchoolDay, { facts }: Telling): string {
  return formatDay(date, facts.language, true).replaceAll('\u00a0', ' ');
}

export function listed(items: readonly string[], { facts }: Telling): string {
  return new Intl.ListFormat(facts.language).format(items);
}

export function has(benefit: Ground, { facts }: Telling): boolean {
  return facts.grounds.benefits.has(benefit);
}

/** Ways to reach the school, in words: `phone +7 900 000-00-01`. */
export function contactWords({ facts, t }: Telling): string[] {
  return contactsOf(facts.school).map(({ kind, text }) => t(`contacts.${kind}`, { text }));
}

/** `3 или 6 месяцев`: over how many months courses can be paid in instalments. */
export function months({ facts }: Telling): string {
  const { language, grounds } = facts;
  const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const { instalmentMonths: offered } = grounds;
  const shown = offered.map((each, at) => (at === offered.length - 1 ? unit.format(each) : String(each)));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(shown);
}

/** Sentences as one text: Chinese ones follow each other without a space. */
export function inOne(sentences: readonly string[]): string {
  return sentences.join(' ').replace(/(?<=[。！？]) /g, '');
}
