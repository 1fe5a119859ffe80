/** Where a student's question goes: the one place of the cabinet that knows. */
import { useQuery } from '@tanstack/react-query';
import { schoolApi } from '#features/school/contract.ts';
import { call } from '#ui/api.ts';
import { learningApi } from '../contract.ts';

interface SupportContact {
  /** Opens a messenger, or a letter where the school has none. */
  url: string;
  text: string;
}

/** Undefined while it is on its way, and where it cannot be had. */
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
