/** The chat's quick buttons and the questions that they send. */
import type { Language } from '#shared/i18n.ts';

export const quickButtons = ['price', 'payment', 'course', 'help', 'operator'] as const;
export type QuickButton = (typeof quickButtons)[number];

/** Question that a button fills in. */
export const quickQuestions: Record<Language, Record<QuickButton, string>> = {
  ru: {
    price: 'Сколько стоит курс?',
    payment: 'Как можно оплатить курс?',
    course: 'Что входит в курс?',
    help: 'Чем вы можете помочь?',
    operator: 'Соедините меня с живым оператором',
  },
  en: {
    price: 'How much does the course cost?',
    payment: 'How can I pay for the course?',
    course: 'What does the course include?',
    help: 'What can you help me with?',
    operator: 'Please connect me to a live operator',
  },
  zh: {
    price: '课程多少钱？',
    payment: '课程怎么付款？',
    course: '课程包含什么内容？',
    help: '你能帮我什么？',
    operator: '请帮我转接人工客服',
  },
};

/** Labels of the button that asks for a person. */
export const operatorLabels: Record<Language, string> = {
  ru: 'ЖИВОЙ ОПЕРАТОР',
  en: 'LIVE OPERATOR',
  zh: '人工客服',
};

const calls = new Set(
  [...Object.values(operatorLabels), ...Object.values(quickQuestions).map(({ operator }) => operator)].map(
    plain,
  ),
);

/** The button's own label or question. Other words for the same are the assistant's to recognise. */
export function isCallForOperator(text: string): boolean {
  return calls.has(plain(text));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.!?！？。]+/gu, ' ')
    .trim();
}
