import { expect, it } from 'vitest';
import { withoutPersonalData } from '../personalWords.ts';
import { understand } from '../topics/followUp.ts';
import { wishOf } from '../topics/personWish.ts';
import { recognise } from '../topics/recognition.ts';
import { mistakesBetween } from './closeness.ts';
import { fold, inCyrillic, onLatinKeys, onRussianKeys } from './fold.ts';
import { likeness } from './likeness.ts';
import { readQuestion } from './readQuestion.ts';
import { stem } from './stems.ts';

const topicsOf = (question: string) => recognise(readQuestion(question)).map(({ topic }) => topic);
const topicOf = (question: string) => topicsOf(question)[0];

it.each([
  ['возвратом', 'возврат'],
  ['сертификаты', 'сертификата'],
  ['рассрочку', 'рассрочке'],
  ['учеников', 'ученики'],
  ['lessons', 'lesson'],
  ['certificates', 'certificate'],
  ['paying', 'pay'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it('spelling comes to one form', () => {
  expect(fold('СКОООЛЬКО стоит ёлка？')).toBe('сколько стоит елка?');
  expect(onRussianKeys('ghbdtn')).toBe('привет');
  expect(onLatinKeys('зфнзфд')).toBe('paypal');
  expect(inCyrillic('rassrochka')).toContain('рассрочка');
  expect(inCyrillic('dlitsya')).toContain('длится');
});

it('mistakes are counted: wrong, missing, added letters, and two that change places', () => {
  expect(mistakesBetween('рефунд', 'рефунд', 2)).toBe(0);
  expect(mistakesBetween('сертефикат', 'сертификат', 2)).toBe(1);
  expect(mistakesBetween('refnud', 'refund', 2)).toBe(1);
  expect(mistakesBetween('кот', 'договор', 2)).toBe(3);
});

it.each([
  ['сколько стоит курс', 'price'],
  ['crjkmrj cnjbn rehc', 'price'],
  ['skolko stoit kurs', 'price'],
  ['СКОЛЬКООО СТОИТ КУРС???', 'price'],
  ['скока стоет курс', 'price'],
  ['hfccрочка', 'instalment'],
  ['зфнзфд', 'paypal'],
  ['课程多少钱', 'price'],
])('%s is understood', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

it.each([
  'ghbdtn? rfr ltkf',
  'Какой сегодня курс доллара?',
  'купи слона',
  'Сколько лун у Юпитера?',
  '北京天气',
])('%s is not taken for a question about courses', (question) => {
  expect(['greeting', undefined]).toContain(topicOf(question));
});

it.each([
  ['сколько длица курс', ['duration']],
  ['мне пятьдесят пять, возьмёте?', ['age']],
  ['not asking about price, how long does it take', ['duration']],
  ['оплатить потом можно?', ['instalment']],
  ['что будет после оплаты', ['start']],
])('%s is about %s', (question, topics) => {
  expect(topicsOf(question)).toEqual(topics);
});

it('of two topics that claim the same words both are answered where both are sure, and neither where they are not', () => {
  expect(topicsOf('с вашим сертификатом точно возьмут в агентство')).toEqual(['certificate', 'agencies']);
  expect(topicsOf('chubby girls allowed?')).toEqual([]);
});

it('a word that only looks like a known one makes no answer by itself', () => {
  expect(topicsOf('стоматит?')).toEqual([]);
});

it('the language is that of the words, also in other letters, and unknown for a name alone', () => {
  const languageOf = (question: string) => readQuestion(question).language;
  expect(languageOf('skolko stoit')).toBe('ru');
  expect(languageOf('how much is the курс today')).toBe('en');
  expect(languageOf('PayPal 可以吗')).toBe('zh');
  expect(languageOf('12500')).toBe(null);
});

// spec: 225
it.each([
  ...['ЖИВОЙ ОПЕРАТОР', 'есть кто живой?', 'хочу с человеком поговорить', 'нужен менеджер'],
  ...['позовите кого-нибудь живого, у меня не открывается урок', 'ты тупой бот позови сотрудника'],
  ...['I need a human', 'get me an agent', 'could you put me through to an operator', '转人工', '我要找真人'],
])('"%s" is the wish for a person', (question) => {
  expect(wishOf(readQuestion(question))).toBe('called');
});

// spec: 225
it.each(['оператор', 'jgthfnjh', 'Менеджер!', 'manager', '人工'])(
  '"%s" alone is asked about before a person is called',
  (question) => {
    expect(wishOf(readQuestion(question))).toBe('named');
  },
);

it.each([
  'Есть закрытый чат учеников?',
  'Поможете попасть в агентство?',
  'Кто преподаёт?',
  'Вы бот?',
  'Who are you?',
  ...['менеджер в магазине сказал, что у вас дешевле', 'я работаю менеджером, хватит времени на учёбу?'],
  ...['кто оператор персональных данных?', 'my manager wants to know if the lessons are online'],
  ...['не надо оператора, скажите цену', '客服几点上班'],
])('"%s" is not', (question) => {
  expect(wishOf(readQuestion(question))).toBeNull();
});

it('a question that names no subject goes on with the one before it, and one that does stands alone', () => {
  const after = (question: string, before: string) =>
    understand(readQuestion(question), [readQuestion(before)]).topics[0]?.topic;
  expect(after('а сколько стоит?', 'Что такое рейтинг модели?')).toBe('rating');
  expect(after('на сколько месяцев?', 'Есть рассрочка?')).toBe('instalment');
  expect(after('а сколько стоит?', 'Как вернуть деньги?')).toBe('price');
  expect(after('а сертификат?', 'Есть рассрочка?')).toBe('certificate');
});

it.each([
  ['почта vera@example.com, телефон +7 (900) 123-45-67', 'почта …, телефон …'],
  ['карта 4111 1111 1111 1111 не проходит', 'карта … не проходит'],
  ['где заказ Z-10001? и з10002', 'где заказ …? и …'],
  ['анкета А-1042, сертификат C-10001 и P – 10482', 'анкета …, сертификат … и …'],
  ['курс с 2027 года', 'курс с 2027 года'],
  ['живу на ул. Ленина, д. 5, кв. 10, далеко?', 'живу на …, далеко?'],
  ['живу на улице Садовой, а улица где ваша?', 'живу на …, а улица где ваша?'],
  ['I live at 12 Baker Street in London', 'I live at … in London'],
  ['我住在 中山路12号', '我住在 …'],
  ['пишите @vera_k', 'пишите …'],
  ['тел. ８９００１２３４５６７', 'тел. …'],
  ['رقمي ٠٩٠٠١٢٣٤٥٦٧', 'رقمي …'],
  ['8️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣ или ８９\u200b００１２３', '… или …'],
  ['8_900_123_45_67, 8/900/123/45/67', '…, …'],
  ['8.900.123.45.67 или 8 9 0 0 1 2 3 4 5 6 7', '… или …'],
  ['8\u00a0900\u2011123\u221245\u201067', '…'],
  ['vera(at)mail.ru, vera [at] mail.ru', '…, …'],
  ['vera at mail.ru, vera dot k at mail dot ru', '…, …'],
  ['vera «собака» mail.ru, vera собака mail точка ru', '…, …'],
  ['веraсобакаmail.ru и VERA＠MAIL．RU', '… и …'],
  ['vera_k_90@mail.ru. Сколько стоит курс?', '…. Сколько стоит курс?'],
  ['мой t.me/vera_k, vk.com/vera', 'мой … …'],
  ['https://wa.me/79001234567 или tg://resolve?domain=vera', 'https://… или …'],
  ['заказ З_10001, з/10002', 'заказ …, …'],
  ['мне 15, рост 175, вес 50, уроки 10:00 – 18:00', 'мне 15, рост 175, вес 50, уроки 10:00 – 18:00'],
  ['У меня собака. Можно прийти? Look at this.', 'У меня собака. Можно прийти? Look at this.'],
  ['№ 5 стоит ½ от ５０００ ₽…', '№ 5 стоит ½ от ５０００ ₽…'],
  ['курс за 12 500 или 50 000 ₽, 20 уроков, 14 дней', 'курс за 12 500 или 50 000 ₽, 20 уроков, 14 дней'],
])('of "%s" leaves the school: "%s"', (typed, told) => {
  expect(withoutPersonalData(typed)).toBe(told);
});

it('two questions are the more alike the more telling words they share', () => {
  const alike = (a: string, b: string) => likeness(readQuestion(a).tokens, readQuestion(b).tokens);
  expect(alike('парковка у студии', 'Есть ли парковка у студии?')).toBe(1);
  expect(alike('парковка', 'Есть ли парковка у студии?')).toBeGreaterThan(0.5);
  expect(alike('停车位在哪', '有停车位吗')).toBeGreaterThan(0.5);
  expect(alike('сколько стоит курс', 'Есть ли парковка у студии?')).toBe(0);
});
