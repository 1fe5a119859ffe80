import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type OwnOrder, ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { standingFacts } from '#features/sales/orders/rules/standings.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { download } from '#ui/download.ts';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import styles from './OwnOrders.module.css';

interface ActionsProps {
  order: OwnOrder;
  onBuyAgain: (() => void) | undefined;
}

/** Pays, downloads, cancels or buys again: what the order's state allows. */
export function OwnOrderActions({ order, onBuyAgain }: ActionsProps) {
  const t = useTranslations('ownOrders');
  const failureText = useFailureText();
  const saving = useMutation({ mutationFn: () => download(ownOrdersApi.invoice, { id: order.id }) });
  const { paper, mayRepeat } = standingFacts[order.standing];
  return (
    <>
      <div className={styles.actions}>
        {order.pay_url && (
          <a className={controls.button} href={order.pay_url} target="_blank" rel="noreferrer">
            {t('pay')}
          </a>
        )}
        {mayRepeat && onBuyAgain && (
          <button type="button" className={controls.button} onClick={onBuyAgain}>
            {t('again')}
          </button>
        )}
        {paper && (
          <button
            type="button"
            className={controls.link}
            aria-disabled={saving.isPending}
            onClick={() => !saving.isPending && saving.mutate()}
          >
            {saving.isPending ? t('downloading') : t(paper)}
          </button>
        )}
        {order.can_cancel && <Cancel order={order} />}
      </div>
      {saving.error && <Notice>{failureText(saving.error)}</Notice>}
    </>
  );
}

/** Asks first, in its place. */
function Cancel({ order }: { order: OwnOrder }) {
  const t = useTranslations('ownOrders');
  const toast = useToast();
  const cache = useQueryClient();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const canceling = useMutation({
    mutationFn: () => call(ownOrdersApi.cancel, { id: order.id }),
    onSuccess: () => toast('success', t('canceled')),
    onSettled: () => cache.invalidateQueries({ queryKey: ['orders'] }),
  });
  if (!isAsking)
    return (
      <button type="button" className={controls.link} onClick={() => setAsking(true)}>
        {t('cancel')}
      </button>
    );
  return (
    <div className={styles.question}>
      <p>{t('cancelQuestion', { number: order.number })}</p>
      <button
        type="button"
        className={controls.link}
        disabled={canceling.isPending}
        onClick={() => canceling.mutate()}
      >
        {t('cancelSure')}
      </button>
      <button type="button" className={controls.link} onClick={() => setAsking(false)}>
        {t('cancelKeep')}
      </button>
      {canceling.error && <Notice>{failureText(canceling.error)}</Notice>}
    </div>
  );
}
