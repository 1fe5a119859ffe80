/**
 * The browser's half of `phones.ts` (package.json `imports`): a form tells a number from something else, and the server,
 * which has the numbering plans of the world, says at the field what is wrong with it (docs/decisions/141).
 */
import { cleanCode } from './typed.ts';

export type PhoneRead = { phone: string | null } | { problem: 'phone' | 'phone_country' };

export function readPhone(typed: string): PhoneRead {
  const text = cleanCode(typed);
  if (text === '') return { phone: null };
  return (text.match(/\p{Nd}/gu) ?? []).length < 5 ? { problem: 'phone' } : { phone: text };
}
