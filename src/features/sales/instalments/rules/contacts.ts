/** Name of an applicant in the form that the bank takes. */

interface FullName {
  lastName: string;
  firstName: string;
  middleName?: string;
}

/**
 * Parts of a name as somebody has written it: «Иванова Анна Петровна», «Анна Петровна Иванова», «Алиев Вагиф Мамед оглы».
 * A patronymic tells where the family name is; without one the first word is the given name, as the form asks. Null where
 * a given and a family name cannot be told: the bank wants both.
 */
export function fullNameOf(name: string): FullName | null {
  const words = partsOf(name);
  const at = words.findIndex((word, index) => isPatronymic(word) && (index > 0 || isDaughters(word)));
  if (words.length < 2 || (words.length === 2 && at !== -1 && !mayBeFamilyName(words[at]!))) return null;
  if (words.length === 2 || at === -1) return { firstName: words[0]!, lastName: words.slice(1).join(' ') };
  const middleName = words[at]!;
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
  if (behind.length === 0)
    return { lastName: before.slice(0, -1).join(' '), firstName: before.at(-1)!, middleName };
  if (before.length === 0) return { firstName: behind[0]!, middleName, lastName: behind.slice(1).join(' ') };
  return { firstName: before.join(' '), middleName, lastName: behind.join(' ') };
}

/** Words; `оглы` and `кызы` belong to the father's name before them. */
function partsOf(name: string): string[] {
  const words: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (kinship.test(word) && words.length > 1) words.push(`${words.pop()} ${word}`);
    else words.push(word);
  }
  return words;
}

/** Son and daughter in Turkic names, as documents write them. */
const kinship =
  /^(?:оглы|оглу|огли|угли|углы|улы|ұлы|уулу|кызы|гызы|кизи|қызы|ogl[yu]|o['‘’]?g['‘’]?li|u[gu]lu?|[kgq][yi]z[yi])$/iu;

/** `-ович` and `-евич`, and the sons of fathers whose names end in a vowel: Ильич, Лукич, Кузьмич. */
const sons =
  /(?:[оеё]вич|ovich|evich|(?:иль|ілл|кузьм|козьм|лук|фом|никит|микит|савв|фок|силь?|зосим|гаврил|данил|вавил|мин|ион|ерём|ерем|добрын|ily|il|kuzm|luk|fom|nikit|savv)[иі]?(?:ич|іч|ыч|ich|ych))$/iu;
const daughters = /(?:[оеёії]вна|ична|івна|ovna|evna|ichna)$/iu;

function isPatronymic(word: string): boolean {
  return (
    sons.test(word) || isDaughters(word) || (/[\s-]/.test(word) && kinship.test(word.split(/[\s-]/).at(-1)!))
  );
}

function isDaughters(word: string): boolean {
  return daughters.test(word);
}

/** Мицкевич and Петрович are families too; Ильич and Петровна are not. */
function mayBeFamilyName(word: string): boolean {
  return /(?:[оеё]вич|ovich|evich)$/iu.test(word);
}
