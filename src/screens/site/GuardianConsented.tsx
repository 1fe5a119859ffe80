import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { guardiansApi, type GuardianPage as Page } from '#features/accounts/guardians/contract.ts';
import { keepLink } from '#features/accounts/guardians/site/keptLink.ts';
import { Goods, Sale } from '#features/accounts/guardians/site/Sale.tsx';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { useOrderState } from '#features/sales/payments/ui/useOrderStatus.ts';
import { GuardianRefund } from '#features/sales/refunds/site/GuardianRefund.tsx';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';

interface ConsentedProps {
  token: string;
  page: Page;
  /** In the address on the way back from paying. */
  orderKey: string | null;
  onChanged: (page: Page) => void;
}

/** Agreed to: what is left to be paid, if anything; once it is paid, the order and the way to ask for the money back. */
export function GuardianConsented({ token, page, orderKey, onChanged }: ConsentedProps) {
  const t = useTranslations('guardianPage');
  const language = useLocale();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const following = useOrderState(orderKey);
  const hasEnded = following.kind === 'ended';
  const { payment, child } = page;
  useEffect(() => {
    if (hasEnded) call(guardiansApi.show, { token }).then(onChanged, setFailure);
  }, [hasEnded, token, onChanged]);
  if (payment === 'paid') return <Paid token={token} page={page} />;
  if (payment === 'over' || payment === 'held' || payment === null) {
    return (
      <AccountPage title={t(payment ?? 'consented')}>
        <p role="status">{t(payment === null ? 'consentedText' : `${payment}Text`)}</p>
      </AccountPage>
    );
  }

  async function pay() {
    setBusy(true);
    setFailure(null);
    const refuse = (error: unknown) => {
      setFailure(error);
      setBusy(false);
      return null;
    };
    const created = await call(guardiansApi.pay, { token }).catch(refuse);
    if (!created) return;
    keepLink(token);
    location.assign(created.confirmation_url);
  }

  const values = { amount: formatRubles(page.amount ?? 0, language), name: child?.name ?? '' };
  return (
    <AccountPage title={t('consented')} lead={t(payment === 'card' ? 'payText' : 'applyText', values)}>
      {failure !== null && <Notice>{failureText(failure, t('failed'))}</Notice>}
      {hasEnded && following.order.status !== 'paid' && <Notice>{t('notPaid')}</Notice>}
      {orderKey && following.kind === 'waiting' && <p role="status">{t('checking')}</p>}
      <Goods page={page} />
      <button type="button" className={controls.button} disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? t('sending') : t(payment === 'card' ? 'pay' : 'apply')}
      </button>
      {page.sale && <Sale sale={page.sale} />}
    </AccountPage>
  );
}

function Paid({ token, page }: { token: string; page: Page }) {
  const t = useTranslations('guardianPage');
  const language = useLocale();
  const { sale, amount } = page;
  return (
    <AccountPage title={t('paid')}>
      <p role="status">{t('paidText')}</p>
      <Goods page={page} />
      {sale && <p>{t('paidOrder', { order: sale.order, amount: formatRubles(amount ?? 0, language) })}</p>}
      {sale && <Sale sale={sale} />}
      <GuardianRefund token={token} />
      <SupportContacts lead={t('questions')} />
    </AccountPage>
  );
}
