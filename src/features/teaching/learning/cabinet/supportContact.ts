/** Support contact: the one place in the cabinet that knows it. */
import { useQuery } from '@tanstack/react-query';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { call } from '#ui/api.ts';
import { learningApi } from '../contract.ts';

interface SupportContact {
  /** Opens a messenger, or a mail when the school has none. */
  url: string;
  text: string;
}

/** Undefined while loading, and after an error. */
export function useSupportContact(): SupportContact | null | undefined {
  const { data } = useQuery({ queryKey: ['support'], queryFn: ({ signal }) => findContact(signal) });
  return data;
}

async function findContact(signal: AbortSignal): Promise<SupportContact> {
  const { whatsapp, telegram } = await call(schoolApi.show, {}, { signal });
  if (whatsapp) return { url: `https://wa.me/${whatsapp.slice(1)}`, text: 'WhatsApp' };
  if (telegram) return { url: `https://t.me/${telegram}`, text: 'Telegram' };
  const { email } = await call(learningApi.support, {}, { signal });
  return { url: `mailto:${email}`, text: email };
}
