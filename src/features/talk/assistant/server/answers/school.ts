/** Answers about the school, what comes with its courses, and accounts. */
import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';
import type { Language } from '#shared/i18n.ts';
import { isAroundTheClock, spansOf } from '#shared/openingHours.ts';
import { paths } from '#ui/paths.ts';
import { contactWords, has, inOne, listed, type Tell, type Telling } from './phrases.ts';

/** An answer that is always the same. */
export function always(key: string, open?: string): Tell {
  return ({ t }) => ({ text: t(key), ...(open !== undefined && { open }) });
}

/** Something that comes with courses while the school has it. */
export function included(benefit: OwnBenefit | 'certificate'): Tell {
  return (telling) => {
    const { minutesOf, pages } = figuresOf(telling);
    const isThere = has(benefit, telling);
    // The number of pages is that of the demo school's guide.
    const isOwn = benefit === 'guide' && isThere && !has('specified', telling);
    const key = isOwn ? 'own' : isThere ? 'on' : 'off';
    return { text: telling.t(`${benefit}.${key}`, { minutes: minutesOf, pages }) };
  };
}

/** Known of a school that is shown in all of them; staff tell of others. */
export const languages: Tell = (telling) =>
  has('all_languages', telling) ? { text: telling.t('languages') } : null;

/** A live school has said nothing of its students' ages. */
export const age: Tell = (telling) => ({ text: telling.t(has('specified', telling) ? 'age' : 'ageOwn') });

export const bonuses: Tell = (telling) => {
  const { t } = telling;
  const names = ['guide', 'consultation', 'community', 'templates', 'agencies', 'certificate'] as const;
  const there = names.filter((name) => has(name, telling)).map((name) => t(`bonuses.${name}`));
  return { text: t('bonuses.some', { list: listed([...there, t('bonuses.access')], telling) }) };
};

export const founder: Tell = ({ facts, t }) => {
  const { founder } = facts.content;
  if (!founder) return null;
  const { name, role, story } = founder;
  return { text: inOne([t('founder', { name, role }), ...story.slice(0, 1)]), open: '#about' };
};

export const reviews: Tell = ({ facts, t }) => {
  const reviews = facts.reviews.filter(({ isVideo }) => !isVideo);
  const [first] = reviews;
  if (!first) return null;
  const { name, text } = first;
  return { text: t('reviews', { count: reviews.length, name, text }), open: '#reviews' };
};

export const documents: Tell = ({ facts, t }) => {
  const address = (name: 'offer' | 'privacy') => facts.appUrl + documentPath(name, facts.language);
  return { text: t('documents', { offer: address('offer'), privacy: address('privacy') }) };
};

export const requisites: Tell = ({ facts, t }) => {
  const { legal_name: name, inn, ogrn } = facts.school;
  return name === null ? null : { text: t('requisites', { name, inn: inn ?? 'none', ogrn: ogrn ?? 'none' }) };
};

export const address: Tell = ({ facts, t }) => {
  const { address } = facts.school;
  return { text: address === null ? t('address.none') : t('address.some', { address }) };
};

export const contacts: Tell = (telling) => {
  const list = contactWords(telling);
  const { t } = telling;
  return {
    text: list.length === 0 ? t('contacts.none') : t('contacts.some', { list: listed(list, telling) }),
  };
};

/** The program answers at any time; people when the school says so. */
export const openingHours: Tell = (telling) => {
  const { facts, t } = telling;
  const { staffHours, staffHoursPath: path, language } = facts;
  const teachers = has('specified', telling) ? 'yes' : 'no';
  if (isAroundTheClock(staffHours)) return { text: t('hours.always', { teachers }), path };
  const times = spansOf(staffHours).map(({ from, until, open }) => {
    const days =
      from === until ? weekday(from, language) : `${weekday(from, language)}–${weekday(until, language)}`;
    return `${days} ${open.from}–${open.until}`;
  });
  return {
    text: times.length === 0 ? t('hours.never') : t('hours.some', { times: times.join(', '), teachers }),
    path,
  };
};

export const technical: Tell = ({ facts, t }) => ({
  text: t(isAroundTheClock(facts.staffHours) ? 'technical.always' : 'technical.some'),
});

export const erasure = always('erasure', paths.myData);
export const profile = always('profile', paths.profile);
export const password = always('password', paths.login);

/** @param index from Monday as 0 */
function weekday(index: number, language: Language): string {
  // 2024-01-01 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + index));
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

function figuresOf({ facts }: Telling) {
  const { consultationMinutes: minutesOf, guidePages: pages } = facts.grounds.figures;
  return { minutesOf, pages };
}
