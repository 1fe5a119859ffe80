/** What keeps the texts of a folder in one language from being used, beside those in Russian: a line each. */
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { flat, type Texts } from './declaredTexts.ts';

export interface Compared {
  language: string;
  texts: Texts;
  russian: Texts;
}

/** Keys that are missing, that nobody asks for, or that stand in another order. */
export function faultsOfKeys({ texts, russian }: Compared): string[] {
  const [given, wanted] = [[...flat(texts).keys()], [...flat(russian).keys()]];
  const missing = wanted.filter((key) => !given.includes(key)).map((key) => `${key} is missing`);
  const unknown = given.filter((key) => !wanted.includes(key)).map((key) => `${key} is unknown`);
  const isInOrder = given.join() === wanted.join();
  return [
    ...missing,
    ...unknown,
    ...(missing.length + unknown.length > 0 || isInOrder ? [] : ['another order']),
  ];
}

/** Placeholders and tags that the Russian text has not, or that it alone has. */
export function faultsOfValues({ texts, russian }: Compared): string[] {
  const originals = flat(russian);
  return [...flat(texts)].flatMap(([key, text]) => {
    const [given, wanted] = [text, originals.get(key) ?? ''].map((each) =>
      argumentsOf(parse(each)).join(' '),
    );
    return given === wanted ? [] : [`${key} takes ${given || 'nothing'}, in Russian ${wanted || 'nothing'}`];
  });
}

/** Values that the Russian text has no words of its own for; a misspelt one would leave its readers with those of `other`. */
export function faultsOfChoices({ texts, russian }: Compared): string[] {
  const originals = flat(russian);
  return [...flat(texts)].flatMap(([key, text]) => {
    const known = choicesOf(parse(originals.get(key) ?? ''));
    return choicesOf(parse(text))
      .filter((choice) => !known.includes(choice))
      .map((choice) => `${key} chooses by ${choice}`);
  });
}

/** Texts that are empty, or that count with other plural forms than those of the language. */
export function faultsOfForms({ language, texts }: Compared): string[] {
  return [...flat(texts)].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${key} is empty`];
    return plurals(parse(text)).flatMap(({ type, forms }) => {
      const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
      // A text that is the same for any number has `other` alone.
      const needed = forms.length === 1 ? ['other'] : pluralCategories;
      const [given, wanted] = [forms, needed].map((each) => [...each].sort().join(' '));
      return given === wanted ? [] : [`${key} counts by ${given}, the language by ${wanted}`];
    });
  });
}

/** Names of placeholders and tags; each language may count or choose by them in its own way. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    const own = 'value' in element && element.type !== 0 ? [element.value] : [];
    return [...own, ...partsOf(element).flatMap(argumentsOf)];
  });
  return [...new Set(names)].sort();
}

function choicesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    const isChoice = 'options' in element && !('pluralType' in element);
    const own = isChoice ? Object.keys(element.options).map((option) => `${element.value}: ${option}`) : [];
    return [...own, ...partsOf(element).flatMap(choicesOf)];
  });
}

interface Plural {
  type: Intl.PluralRulesOptions['type'];
  /** But for those of one number: `=0`. */
  forms: string[];
}

function plurals(elements: MessageFormatElement[]): Plural[] {
  return elements.flatMap((element) => {
    const inner = partsOf(element).flatMap(plurals);
    if (!('pluralType' in element)) return inner;
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    return [{ type: element.pluralType, forms }, ...inner];
  });
}

function partsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if ('children' in element) return [element.children];
  return 'options' in element ? Object.values(element.options).map((option) => option.value) : [];
}
