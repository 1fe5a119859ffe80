/** Where a student's question goes: the one place of the cabinet that knows. */
import { useQuery } from '@tanstack/react-query';
import { schoolApi } from '#features/school/contract.ts';
import { contactsOf } from '#features/school/rules.ts';
import { call } from '#ui/api.ts';
import { learningApi } from '../contract.ts';

interface SupportContact {
  /** Opens a messenger, or a letter where the school has none. */
  url: string;
  text: string;
}

/** Undefined while it is on its way, null where the school has none. */
export function useSupportContact(): SupportContact | null | undefined {
  const { data } = useQuery({
    queryKey: ['support'],
    queryFn: async ({ signal }): Promise<SupportContact> => {
      const contacts = contactsOf(await call(schoolApi.show, {}, { signal }));
      const messenger = contacts.find(({ kind }) => kind === 'whatsapp' || kind === 'telegram');
      if (messenger)
        return { url: messenger.url, text: `${messengers[messenger.kind]}\u00a0${messenger.text}` };
      const { email } = await call(learningApi.support, {}, { signal });
      return { url: `mailto:${email}`, text: email };
    },
  });
  return data;
}

/** Names, the same in every language. */
const messengers: Partial<Record<string, string>> = { whatsapp: 'WhatsApp', telegram: 'Telegram' };
