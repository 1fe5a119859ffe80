import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Fields.tsx';
import { useToast } from '#ui/Toast.tsx';
import { type RefundableOrder, refundsApi } from '../contract/refunds.ts';
import styles from '../ui/OwnRefund.module.css';
import { WishField } from '../ui/WishField.tsx';

const schema = refundsApi.ask.input.omit({ order_id: true });

interface AskFormProps {
  order: RefundableOrder;
  onClose: () => void;
}

/** Says what comes back and why, before anything is sent. */
export function AskForm({ order, onClose }: AskFormProps) {
  const t = useTranslations('refunds.form');
  const language = useLocale() as Language;
  const toast = useToast();
  const cache = useQueryClient();
  const { submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { wish: '' },
    failed: t('failed'),
    async send(given) {
      await call(refundsApi.ask, { order_id: order.order_id, ...given });
      await cache.invalidateQueries({ queryKey: ['refunds'] });
      onClose();
      toast('success', t('done'));
    },
  });
  const { amount, lessons_done: done, lessons_total: total } = order.suggestion;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form noValidate className={controls.form} onSubmit={submit}>
        {failure && <Notice>{failure.text}</Notice>}
        <p className={styles.sum}>{t('sum', { amount: formatRubles(amount, language) })}</p>
        <p>{total > 0 ? t('rule', { done, total }) : t('ruleUnopened')}</p>
        <p>{t('access')}</p>
        <WishField field={field('wish')} />
        <button type="submit" className={controls.button} disabled={isBusy}>
          {isBusy ? t('sending') : t('submit')}
        </button>
      </form>
    </Dialog>
  );
}
