/** Thanks at the end of a talk, which nobody need answer. */

const thanks = /спасиб|спс|пасиб|благодар|признател|thank|thx|谢/u;

/** Words that may stand around them. */
const polite = new Set(
  (
    'спасибо спасибочки спасибки спс пасиб пасибо благодарю благодарна благодарен благодарим признательна признателен ' +
    'большое огромное вам тебе вас за помощь ответ ответы быстрый подробный такой всё все очень и да ок окей хорошо ' +
    'понятно понял поняла ясно отлично супер класс здорово выручили помогли до свидания пока всего доброго хорошего ' +
    'приятного дня вечера ночи выходных я теперь получилось разобралась разобрался ' +
    'thanks thank thx you u ok okay great perfect nice got it bye good day evening night have a very so much many lot ' +
    'for the your help answer quick all that was understood clear'
  ).split(' '),
);

/** Whether a message says thanks and nothing else. In doubt it does not, and waits for an answer. */
export function isThanks(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('ё', 'е');
  if (!thanks.test(plain) || /[?？\d]/u.test(plain)) return false;
  if (/\p{Script=Han}/u.test(plain)) return chinese.test(plain.replace(/[^\p{L}]/gu, ''));
  const words = plain.match(/\p{L}+/gu) ?? [];
  return words.length <= 12 && words.every((word) => isPolite(word));
}

const chinese =
  /^(?:谢谢(?:你|您|你们|大家)?|多谢|感谢|非常|十分|好的?|明白了?|知道了?|的|了|您?的?帮助|再见|太好了|收到)+$/u;

function isPolite(word: string): boolean {
  return polite.has(word) || (word === 'все' && polite.has('всё'));
}
