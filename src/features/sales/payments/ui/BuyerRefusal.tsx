import { useTranslations } from 'use-intl';
import type { CallError } from '#ui/api.ts';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';

/** Why the server refused the form, and where to go on. */
export function BuyerRefusal({ refusal }: { refusal: CallError | null }) {
  const t = useTranslations('payments');
  if (!refusal) return null;
  return (
    <Notice>
      <p>{refusal.message}</p>
      {refusal.body.code === 'sign_in_to_buy' && <a href={paths.login}>{t('signIn')}</a>}
      {refusal.body.code === 'already_owned' && <a href={paths.dashboard}>{t('toCabinet')}</a>}
    </Notice>
  );
}
