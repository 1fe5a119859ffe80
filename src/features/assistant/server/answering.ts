/** Answers a visitor's question from the school's own knowledge. */
import type { Context } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Language } from '#shared/i18n.ts';
import type { Answer, Question } from '../contract.ts';
import { answerMessages } from '../messages/answers.ts';

/**
 * Never throws for anything typed. Not to be called in a transaction: a language model may be asked.
 * @returns an answer in the question's language; one that is not confident says so and offers a person
 */
export async function answerQuestion(_ctx: Context, { question, language }: Question): Promise<Answer> {
  const texts = answerMessages[language];
  return {
    id: newId(),
    text: texts.unknown,
    language,
    sources: [],
    isConfident: false,
    wantsHuman: isCallForPerson(question),
    options: [{ text: texts.operator, value: '', action: 'operator' }],
  };
}

const words: Record<Language, RegExp> = {
  ru: /оператор|живой|(?:позов|соедин|переключ|поговор).*(?:человек|сотрудник|менеджер)/iu,
  en: /operator|\bhuman\b|real person|(?:speak|talk) to (?:a|some)/iu,
  zh: /人工|真人|客服/u,
};

function isCallForPerson(question: string): boolean {
  return Object.values(words).some((pattern) => pattern.test(question));
}
