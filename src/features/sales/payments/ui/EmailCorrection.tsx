import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { refusedFields } from '#shared/fieldErrors.ts';
import { emailField } from '#shared/fields.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { paymentsApi } from '../contract/payments.ts';
import styles from './PaymentModal.module.css';
import type { PaidOrder } from './purchase.ts';

interface EmailCorrectionProps {
  order: PaidOrder;
  secret: string;
  onCorrected: (order: PaidOrder) => void;
}

/** For a buyer who notices only now that the address is mistyped. */
export function EmailCorrection({ order, secret, onCorrected }: EmailCorrectionProps) {
  const t = useTranslations('paymentOutcome.correction');
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const done = (corrected: PaidOrder) => {
    setOpen(false);
    setDone(true);
    onCorrected(corrected);
  };
  return (
    <div className={styles.correction}>
      {isDone && !isOpen && <Notice isGood>{t('done')}</Notice>}
      {isOpen ? (
        <CorrectionForm order={order} secret={secret} onDone={done} onCancel={() => setOpen(false)} />
      ) : (
        order.email_correctable && (
          <button type="button" className={controls.link} onClick={() => setOpen(true)}>
            {t('open')}
          </button>
        )
      )}
    </div>
  );
}

interface CorrectionFormProps {
  order: PaidOrder;
  secret: string;
  onDone: (order: PaidOrder) => void;
  onCancel: () => void;
}

function CorrectionForm({ order, secret, onDone, onCancel }: CorrectionFormProps) {
  const t = useTranslations('paymentOutcome.correction');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const schema = z.object({
    email: emailField.refine((email) => email !== order.email, { params: { field: 'same_email' } }),
  });
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: order.email },
    resolver: useSchemaResolver<{ email: string }, typeof schema>(schema),
  });
  const error = formState.errors.email?.message ?? refusedFields(failure).email;

  async function send({ email }: { email: string }) {
    setFailure(null);
    try {
      const buyer = await call(paymentsApi.correctEmail, { order_secret: secret, email });
      onDone({ ...order, ...buyer });
    } catch (problem) {
      setFailure(problem);
    }
  }

  return (
    <form noValidate className={controls.form} onSubmit={handleSubmit(send)}>
      {failure !== null && !refusedFields(failure).email && <Notice>{failureText(failure)}</Notice>}
      <TextField
        label={t('email')}
        hint={t('hint')}
        type="email"
        autoComplete="email"
        autoFocus
        error={error}
        {...register('email')}
      />
      <div className={styles.actions}>
        <button type="submit" className={controls.button} disabled={formState.isSubmitting}>
          {formState.isSubmitting ? t('sending') : t('send')}
        </button>
        <button type="button" className={controls.link} onClick={onCancel}>
          {ui('cancel')}
        </button>
      </div>
    </form>
  );
}
