import { languages } from '#shared/i18n.ts';
import { supportTexts } from '../texts.ts';

const { support, server } = supportTexts;
const calls = new Set(
  languages.flatMap((language) =>
    [server.operatorLabel[language], support[language].quickQuestions.operator].map(plain),
  ),
);

/** The label or the question of the button that asks for a person. Other words for the same are the assistant's to recognise. */
export function isCallForOperator(text: string): boolean {
  return calls.has(plain(text));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.!?！？。]+/gu, ' ')
    .trim();
}
