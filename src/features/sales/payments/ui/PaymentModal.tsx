import { Suspense, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { sessionChanged, useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { PriceTag, type ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/teaching/courses/ui/usePriceNote.ts';
import { readableEmail } from '#shared/domains.ts';
import { formatRubles } from '#shared/formats.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { forgetSession } from '#ui/session.ts';
import { paymentErrors } from '../errors.ts';
import { AccountBuyer } from './AccountBuyer.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { MethodField } from './MethodField.tsx';
import type { OtherWay } from './otherWay.ts';
import { PaymentErrorDialog } from './PaymentErrorDialog.tsx';
import styles from './PaymentModal.module.css';
import { PaymentWaiting } from './PaymentWaiting.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { PromoCodeField } from './PromoCodeField.tsx';
import type { WaitingOrder } from './pendingOrder.ts';
import type { BuyableCourse, PaidOrder } from './purchase.ts';
import { type Buyer, usePayment } from './usePayment.ts';

interface PaymentModalProps {
  course: BuyableCourse;
  otherWay: OtherWay;
  /** The order that this tab waited for before it was reloaded. */
  waiting: WaitingOrder | null;
  onClose: () => void;
  onPaid: (order: PaidOrder, secret: string) => void;
}

export function PaymentModal({ course, otherWay, waiting, onClose, onPaid }: PaymentModalProps) {
  const t = useTranslations('payments');
  const language = useLocale();
  const user = useCurrentUser();
  const { step, price, promo, method, pay, again } = usePayment(course, user?.id ?? null, waiting);
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [isOtherWay, setOtherWay] = useState(false);
  const refusal = step.kind === 'refused' ? step.error : null;
  useStaleSession(user !== null && refusal?.body.code === paymentErrors.email_required.code);

  const submit = (given: Buyer) => {
    setBuyer(given);
    void pay(given, price);
  };
  const repeat = (shown: ShownPrice) => buyer && void pay(buyer, shown);
  const form = {
    price: formatRubles(price.price, language),
    method: method.chosen,
    isBusy: step.kind === 'creating',
    refusal,
    onSubmit: submit,
    children: <MethodField {...method} />,
  };

  if (isOtherWay)
    return (
      <Suspense>
        <otherWay.Form
          course={course}
          shown={{ price, promoCode: promo.checked?.code ?? null }}
          onClose={onClose}
          onPaid={onPaid}
          onCard={() => setOtherWay(false)}
        />
      </Suspense>
    );
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Ordered title={course.title} price={price} />
      {step.kind === 'waiting' ? (
        <PaymentWaiting {...step} onPaid={onPaid} onAgain={again} />
      ) : step.kind === 'priceChanged' ? (
        <PriceChanged {...step} onAccept={() => repeat(step.now)} onClose={onClose} />
      ) : (
        <>
          <PromoCodeField promo={promo} />
          {user ? <AccountBuyer {...form} email={readableEmail(user.email)} /> : <BuyerForm {...form} />}
        </>
      )}
      {(step.kind === 'form' || step.kind === 'refused') && (
        <otherWay.Offer price={price.price} onOpen={() => setOtherWay(true)} />
      )}
      {step.kind === 'failed' && (
        <PaymentErrorDialog
          error={step.error}
          course={course}
          amount={price.price}
          onAgain={() => repeat(price)}
          onClose={again}
        />
      )}
    </Dialog>
  );
}

function Ordered({ title, price }: { title: string; price: ShownPrice }) {
  const priceNote = usePriceNote()(price);
  return (
    <dl className={styles.order}>
      <dt>{title}</dt>
      <dd>
        <PriceTag price={price} />
      </dd>
      {priceNote && <dd className={styles.why}>{priceNote}</dd>}
    </dl>
  );
}

/**
 * The server asks for an e-mail although somebody is signed in here: the session is over, so the form is
 * shown.
 */
function useStaleSession(isStale: boolean): void {
  useEffect(() => {
    if (!isStale) return;
    forgetSession();
    sessionChanged();
  }, [isStale]);
}
