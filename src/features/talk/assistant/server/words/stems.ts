/**
 * Stems of Russian and English words, so that "возвратом" and "возврат" are one. Russian follows the Snowball algorithm
 * (snowballstem.org/algorithms/russian/stemmer.html); English takes off the endings of number, tense and manner alone,
 * which is enough for a vocabulary of our own.
 */

/** Nothing longer is a word; and taking endings off takes longer than in proportion. */
const longestWord = 40;

/** @param word folded, in Cyrillic or Latin letters */
export function stem(word: string): string {
  if (word.length < 3 || word.length > longestWord) return word;
  return /[а-я]/.test(word) ? russianStem(word) : englishStem(word);
}

const toFirstVowel = /^.*?[аеиоуыэюя]/;
const toSecondRegion = /^.*?[^аеиоуыэюя].*?[аеиоуыэюя].*?[^аеиоуыэюя]/;
const perfectiveGerund = /(?:(?<=[ая])(?:вшись|вши|в)|(?:ившись|ывшись|ивши|ывши|ив|ыв))$/;
const reflexive = /с[яь]$/;
const adjective = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const participle = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/;
const verb =
  /(?:(?<=[ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н)|(?:ейте|уйте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю))$/;
const noun =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const derivational = /ость?$/;
const superlative = /(?:ейше|ейш)$/;

function russianStem(word: string): string {
  const [start = ''] = toFirstVowel.exec(word) ?? [];
  if (start === '') return word;
  let rest = word.slice(start.length);
  const secondRegion = toSecondRegion.exec(rest)?.[0].length ?? rest.length;
  rest = withoutEnding(rest);
  rest = rest.replace(/и$/, '');
  const tail = derivational.exec(rest);
  if (tail && tail.index >= secondRegion) rest = rest.slice(0, tail.index);
  if (/нн$/.test(rest)) rest = rest.slice(0, -1);
  else if (superlative.test(rest)) rest = rest.replace(superlative, '').replace(/нн$/, 'н');
  else rest = rest.replace(/ь$/, '');
  return start + rest;
}

function withoutEnding(rest: string): string {
  if (perfectiveGerund.test(rest)) return rest.replace(perfectiveGerund, '');
  const plain = rest.replace(reflexive, '');
  if (adjective.test(plain)) return plain.replace(adjective, '').replace(participle, '');
  if (verb.test(plain)) return plain.replace(verb, '');
  return plain.replace(noun, '');
}

function englishStem(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/'s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const bare = singular
    .replace(/(?<=[aeiouy].*[^aeiou\s])(?:ing|ed|ly)$/, '')
    .replace(/([bdgkmnprt])\1$/, '$1');
  return bare.length < 3 ? singular : bare.replace(/(?<=.{3})e$/, '');
}
