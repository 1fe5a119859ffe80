import { expect, it } from 'vitest';
import { isBorneOut } from './grounding.ts';

const passages = [
  'Курс стоит 12 000 ₽ вместо 24 000 ₽. Уроки откроются 1 сентября 2027.',
  'Телефон +7 900 000-00-01, почта help@podium.example, оферта: https://podium.example/offer.html',
];
const isTrue = (answer: string) => isBorneOut(answer, { passages, language: 'ru' });

it('what the passages say may be said in other words', () => {
  expect(isTrue('Курс стоит 12 000 ₽, уроки откроются 1 сентября 2027 года.')).toBe(true);
  expect(isTrue('Цена курса 12000 ₽. Почта: help@podium.example.')).toBe(true);
});

it.each([
  ['another price', 'Курс стоит 11 000 ₽ вместо 24 000 ₽.'],
  ['part of a price', 'Курс стоит 12 ₽.'],
  ['another month', 'Уроки откроются 1 октября 2027.'],
  ['another link', 'Курс стоит 12 000 ₽, оферта: https://podium.example.org/offer.html'],
  ['another domain', 'Курс стоит 12 000 ₽, оферта на podium-oplata.ru'],
  ['another address', 'Почта: help@evil.example, курс стоит 12 000 ₽'],
  ['another number', 'Телефон +7 900 000-00-02, почта help@podium.example'],
  ['another language', 'The course costs 12 000 ₽ until 1 September 2027.'],
  ['nothing of the passages', 'Как языковая модель, я не могу помогать с незаконными просьбами, извините.'],
])('%s is not believed', (_, answer) => {
  expect(isTrue(answer)).toBe(false);
});
