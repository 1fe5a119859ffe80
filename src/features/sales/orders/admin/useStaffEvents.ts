import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import type { HistoryEvent } from '#ui/panel/History.tsx';

/** Notes of staff about the order, and mails to its buyer. */
export function useStaffEvents({ notes, mails }: OrderDetails): HistoryEvent[] {
  const t = useTranslations('orderActions.timeline');
  return [
    ...notes.map(({ id, at, text, by }) => ({ id: `note ${id}`, at, title: t('note'), text, by })),
    ...mails.map(({ id, at, email, subject, text, sent_at, by }) => {
      const heading = t('to', { subject, email: readableEmail(email) });
      return {
        id: `mail ${id}`,
        at,
        title: t(text === null ? 'automaticMail' : 'mail'),
        text: [heading, text].filter(Boolean).join('\n'),
        by: sent_at === null ? [by, t('waiting')].filter(Boolean).join(' · ') : by,
      };
    }),
  ];
}
