/** The readable part of a page's address: one slug for all languages. */

export const longestSlug = 80;

/** Words of Latin letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Russian letters as passports spell them, without what would need an apostrophe. */
const letters: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** A title as a slug, whole words only; empty where it has neither Latin nor Russian letters nor digits. */
export function slugOf(title: string): string {
  const latin = title
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-');
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : longestSlug);
}
