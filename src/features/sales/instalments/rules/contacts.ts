/** Contacts of an applicant in the form that the bank takes. */

interface FullName {
  lastName: string;
  firstName: string;
  middleName?: string;
}

/**
 * Parts of a name as somebody has written it. «Иванова Анна Петровна» ends in a patronymic and begins with the
 * family name; of two words the first is the given name, as the form asks.
 */
export function fullNameOf(name: string): FullName {
  const words = name.trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (words.length >= 3 && /(вич|вна|ична|оглы|кызы)$/i.test(third))
    return { lastName: first, firstName: second, middleName: words.slice(2).join(' ') };
  if (words.length >= 3 && /(вич|вна|ична)$/i.test(second))
    return { firstName: first, middleName: second, lastName: words.slice(2).join(' ') };
  return { firstName: first, lastName: words.slice(1).join(' ') };
}

/** Ten digits without the country's code; null for a number that the bank cannot call. */
export function mobileOf(phone: string): string | null {
  return /^\+7(\d{10})$/.exec(phone)?.[1] ?? null;
}
