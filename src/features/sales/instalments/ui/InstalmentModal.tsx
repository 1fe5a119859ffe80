import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { paymentErrors } from '#features/sales/payments/errors.ts';
import styles from '#features/sales/payments/ui/PaymentModal.module.css';
import type { BuyableCourse, PaidOrder } from '#features/sales/payments/ui/purchase.ts';
import { Step } from '#features/sales/payments/ui/Step.tsx';
import { useOwnPrice } from '#features/sales/payments/ui/useOwnPrice.ts';
import { usePromoCode } from '#features/sales/payments/ui/usePromoCode.ts';
import { PriceTag, type ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import { formatRubles } from '#shared/formats.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { firstMonths } from '../rules/plans.ts';
import { ApplicantForm } from './ApplicantForm.tsx';
import { InstalmentState } from './InstalmentState.tsx';
import own from './Instalments.module.css';
import { type KeptInstalment, stopWaitingForBank } from './keptInstalment.ts';
import { PlanField } from './PlanField.tsx';
import { useApplying } from './useApplying.ts';
import { useInstalmentStatus } from './useInstalmentStatus.ts';
import { useOffer } from './useOffer.ts';

interface InstalmentModalProps {
  course: BuyableCourse;
  /** As the payment form shows it, with a promo code that works. */
  shown?: { price: ShownPrice; promoCode: string | null };
  /** The instalment plan that this tab waited for before it was reloaded. */
  waiting?: KeptInstalment | null;
  onClose: () => void;
  onPaid: (order: PaidOrder, secret: string) => void;
  /** Back to paying by card, where the reader came from there. */
  onCard?: () => void;
}

export function InstalmentModal({ course, shown, waiting, onClose, onPaid, onCard }: InstalmentModalProps) {
  const t = useTranslations('instalments');
  const { step, apply, again } = useApplying(course, waiting ?? null);
  const close = () => {
    stopWaitingForBank();
    onClose();
  };
  return (
    <Dialog title={t('title')} onClose={close}>
      {step.kind === 'applied' ? (
        <Waiting {...step} onPaid={onPaid} onAgain={again} onCard={onCard} />
      ) : (
        <Form
          course={course}
          shown={shown}
          isBusy={step.kind === 'sending'}
          error={step.kind === 'form' ? step.error : null}
          apply={apply}
          onCard={onCard}
        />
      )}
    </Dialog>
  );
}

interface FormProps extends Pick<InstalmentModalProps, 'course' | 'shown' | 'onCard'> {
  isBusy: boolean;
  error: unknown;
  apply: ReturnType<typeof useApplying>['apply'];
}

function Form({ course, shown, isBusy, error, apply, onCard }: FormProps) {
  const t = useTranslations('instalments');
  const user = useCurrentUser();
  const offer = useOffer();
  const ownPrice = useOwnPrice(course.id, user !== null);
  const [chosen, setChosen] = useState<number | null>(null);
  const linked = usePromoCode(course.id, user?.id ?? null).checked;
  const withCode = shown ?? (linked && { price: linked.price, promoCode: linked.code });
  const price = newPrice(error) ?? withCode?.price ?? ownPrice ?? course;
  const months = offer?.months ?? [];
  const wanted = chosen ?? firstMonths(months);
  const promoCode = withCode?.promoCode ?? null;
  return (
    <>
      <dl className={styles.order}>
        <dt>{course.title}</dt>
        <dd>
          <PriceTag price={price} />
        </dd>
      </dl>
      <p className={own.lead}>{t('lead')}</p>
      {offer && (
        <ApplicantForm
          key={user?.id ?? 'visitor'}
          user={user}
          isBusy={isBusy}
          refusal={error instanceof CallError ? error : null}
          onApply={(applicant, type) => void apply(applicant, { type, months: wanted, price, promoCode })}
        >
          <Refusal error={error} />
          <PlanField price={price.price} months={months} chosen={wanted} onChoose={setChosen} />
        </ApplicantForm>
      )}
      {onCard && (
        <p className={styles.soft}>
          <button type="button" className={controls.link} onClick={onCard}>
            {t('toCard')}
          </button>
        </p>
      )}
    </>
  );
}

function Refusal({ error }: { error: unknown }) {
  const t = useTranslations('instalments');
  const language = useLocale();
  const failureText = useFailureText();
  const now = newPrice(error);
  if (error === null) return null;
  if (now) return <Notice>{t('priceChanged', { price: formatRubles(now.price, language) })}</Notice>;
  const code = error instanceof CallError ? error.body.code : undefined;
  return (
    <Notice>
      <p>{code ? failureText(error) : t('failed', { reason: failureText(error) })}</p>
      {code === paymentErrors.sign_in_to_buy.code && <a href={paths.login}>{t('signIn')}</a>}
      {code === paymentErrors.already_owned.code && <a href={paths.dashboard}>{t('toCabinet')}</a>}
    </Notice>
  );
}

interface WaitingProps extends Pick<InstalmentModalProps, 'onPaid' | 'onCard'> {
  reference: string;
  secret: string | null;
  onAgain: () => void;
}

/** Waits for what the bank decides: only a signed contract is a success. */
function Waiting({ reference, secret, onPaid, onCard, onAgain }: WaitingProps) {
  const t = useTranslations('instalments');
  const following = useInstalmentStatus(reference);
  const isSigned = following.kind === 'known' && following.instalment.state === 'signed';
  const told = useRef(false);
  useEffect(() => {
    if (!isSigned || !secret || told.current) return;
    told.current = true;
    stopWaitingForBank();
    call(paymentsApi.status, { order_secret: secret }).then(
      (order) => onPaid(order, secret),
      () => {},
    );
  }, [isSigned, secret, onPaid]);
  if (following.kind === 'checking') return <p className={own.lead}>{t('back.checking')}</p>;
  if (following.kind === 'unknown') return <p className={own.lead}>{t('back.unknownText')}</p>;
  return (
    <Step>
      <InstalmentState instalment={following.instalment} isOffline={following.isOffline}>
        <button type="button" className={controls.button} onClick={onAgain}>
          {t('again')}
        </button>
        {onCard && (
          <button type="button" className={controls.link} onClick={onCard}>
            {t('toCard')}
          </button>
        )}
      </InstalmentState>
    </Step>
  );
}

/** The right price when the server says that another was sent. */
function newPrice(error: unknown): ShownPrice | null {
  if (!(error instanceof CallError) || error.body.code !== paymentErrors.price_changed.code) return null;
  const price = Number(error.body.amount);
  return Number.isFinite(price) ? { ...(error.body.price as Partial<ShownPrice>), price } : null;
}
