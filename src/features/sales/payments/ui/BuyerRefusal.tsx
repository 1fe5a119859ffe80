import { useTranslations } from 'use-intl';
import type { CallError } from '#ui/api.ts';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import { paymentErrors } from '../errors.ts';

/** Why the server refused the form, and where to go on. */
export function BuyerRefusal({ refusal }: { refusal: CallError | null }) {
  const t = useTranslations('payments');
  if (!refusal) return null;
  return (
    <Notice>
      <p>{refusal.message}</p>
      {refusal.body.code === paymentErrors.sign_in_to_buy.code && <a href={paths.login}>{t('signIn')}</a>}
      {refusal.body.code === paymentErrors.already_owned.code && (
        <a href={paths.dashboard}>{t('toCabinet')}</a>
      )}
    </Notice>
  );
}
