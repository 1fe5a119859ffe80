import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import { SupportContacts } from '#features/publishing/school/ui/SupportContacts.tsx';
import { byInstalments } from '#features/sales/instalments/ui/byInstalments.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { keepDraft } from '#features/sales/payments/ui/draft.ts';
import { GuardianOver, guardianEnd } from '#features/sales/payments/ui/GuardianWaiting.tsx';
import { PaidSummary } from '#features/sales/payments/ui/PaidSummary.tsx';
import styles from '#features/sales/payments/ui/PaymentModal.module.css';
import { endOf, PaymentOver } from '#features/sales/payments/ui/PaymentOver.tsx';
import {
  forgetPendingOrder,
  pendingOrderSecret,
  stopWaiting,
} from '#features/sales/payments/ui/pendingOrder.ts';
import { paidTitle } from '#features/sales/payments/ui/purchase.ts';
import { useOrderState, useOrderStatus } from '#features/sales/payments/ui/useOrderStatus.ts';
import { usePurchase } from '#features/sales/payments/ui/usePurchase.tsx';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';

/**
 * The page to which the provider returns buyers. Its address carries the order's key, which shows the state in any
 * browser; the browser that ordered also has the secret, which opens the course.
 */
export async function clientLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  return { key: new URL(request.url).searchParams.get('order') };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('paymentPages.back');
  return <AccountPage title={t('title')}>{t('checking')}</AccountPage>;
}

export default function PaymentReturnPage() {
  const { key } = useLoaderData<typeof clientLoader>();
  const [secret] = useState(() => pendingOrderSecret(key));
  const purchase = usePurchase({ otherWay: byInstalments, isResumed: false });
  const home = `${paths.home(useLocale())}#courses`;

  /** The form for the same course, at its present price and with the same promo code. */
  async function again(): Promise<void> {
    const order = key === null ? null : await call(paymentsApi.state, { order_key: key }).catch(() => null);
    if (!order?.course) return location.assign(home);
    if (order.promo_code) keepDraft({ promoCode: order.promo_code });
    purchase.buy(order.course);
  }

  return (
    <>
      {secret || !key ? (
        <OwnOrder secret={secret} home={home} onAgain={again} />
      ) : (
        <AnyOrder orderKey={key} home={home} onAgain={again} />
      )}
      {purchase.modal}
    </>
  );
}

interface OrderProps {
  home: string;
  onAgain: () => void;
}

/** In the browser that ordered. */
function OwnOrder({ secret, home, onAgain }: OrderProps & { secret: string | null }) {
  const outcome = useTranslations('paymentOutcome');
  const following = useOrderStatus(secret);
  const ended = following.kind === 'ended' ? following.order : null;
  const isPaid = ended?.status === 'paid';

  useEffect(() => {
    // A paid order is kept: for a day the page can be reloaded and the address corrected.
    if (isPaid) stopWaiting();
    else if (ended && secret) forgetPendingOrder(secret);
  }, [ended, isPaid, secret]);

  if (isPaid && secret) {
    return (
      <AccountPage title={outcome(paidTitle(ended))}>
        <PaidSummary order={ended} secret={secret} />
      </AccountPage>
    );
  }
  if (ended) {
    const { course_title, guardian } = ended;
    return (
      <AccountPage title={outcome(guardian ? guardianEnd(guardian) : `${endOf(ended)}.title`)}>
        {guardian ? (
          <GuardianOver guardian={guardian} onAgain={onAgain} isTitled />
        ) : (
          <PaymentOver order={ended} onAgain={onAgain} courseTitle={course_title} isTitled />
        )}
      </AccountPage>
    );
  }
  if (following.kind === 'checking') return <HydrateFallback />;
  return (
    <Unsettled
      home={home}
      isUnknown={following.kind === 'unknown'}
      isOffline={following.kind === 'waiting' && following.isOffline}
      isHeld={following.kind === 'waiting' && following.order?.is_held === true}
      confirmationUrl={null}
    />
  );
}

/** In any other browser: the state, and the way back to paying. */
function AnyOrder({ orderKey, home, onAgain }: OrderProps & { orderKey: string }) {
  const t = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  const page = useTranslations('paymentPages');
  const following = useOrderState(orderKey);
  const ended = following.kind === 'ended' ? following.order : null;
  if (ended?.status === 'paid') {
    return (
      <AccountPage title={page('back.paidTitle')}>
        <div className={styles.step} role="status">
          <p>{page('back.paidText')}</p>
          <div className={styles.actions}>
            <a className={controls.button} href={paths.login}>
              {t('signIn')}
            </a>
          </div>
          <SupportContacts lead={outcome('paid.support')} />
        </div>
      </AccountPage>
    );
  }
  if (ended) {
    const { course, by_guardian } = ended;
    return (
      <AccountPage title={outcome(`${endOf(ended)}.title`)}>
        <PaymentOver
          isTitled
          order={ended}
          courseTitle={course?.title ?? ''}
          onAgain={course && !by_guardian ? onAgain : undefined}
        />
        {by_guardian && <p>{outcome('guardian.tryAgain')}</p>}
      </AccountPage>
    );
  }
  if (following.kind === 'checking') return <HydrateFallback />;
  const waiting = following.kind === 'waiting' ? following : null;
  return (
    <Unsettled
      home={home}
      isUnknown={waiting === null}
      isOffline={waiting?.isOffline === true}
      isHeld={waiting?.order?.is_held === true}
      confirmationUrl={waiting?.order?.confirmation_url ?? null}
    />
  );
}

interface UnsettledProps {
  home: string;
  isUnknown: boolean;
  isOffline: boolean;
  isHeld: boolean;
  confirmationUrl: string | null;
}

function Unsettled({ home, isUnknown, isOffline, isHeld, confirmationUrl }: UnsettledProps) {
  const t = useTranslations('payments');
  const outcome = useTranslations('paymentOutcome');
  const page = useTranslations('paymentPages');
  const [title, settling] = isHeld
    ? [outcome('held.title'), outcome('held.text')]
    : [page('back.pendingTitle'), page(confirmationUrl ? 'back.toPayText' : 'back.pendingText')];
  const text = isUnknown ? page('back.unknownText') : isOffline ? outcome('waiting.offline') : settling;
  return (
    <AccountPage title={isUnknown ? page('back.unknownTitle') : title}>
      <div className={styles.step} role="status">
        {!isUnknown && <span className={controls.spinner} aria-hidden="true" />}
        <p>{text}</p>
        <div className={styles.actions}>
          {confirmationUrl && (
            <a className={controls.button} href={confirmationUrl}>
              {outcome('waiting.open')}
            </a>
          )}
          <a className={`${controls.button} ${controls.quiet}`} href={home}>
            {page('back.again')}
          </a>
          <a href={paths.login}>{t('signIn')}</a>
        </div>
      </div>
    </AccountPage>
  );
}
