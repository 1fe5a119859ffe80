import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { finishSignIn } from '#features/accounts/sign-in/ui/finishSignIn.ts';
import { NewPasswordField } from '#features/accounts/sign-in/ui/NewPasswordField.tsx';
import { NotStored, useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { passwordField } from '#shared/fields.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import { paymentsApi } from '../contract/payments.ts';
import styles from './PaymentModal.module.css';

const schema = z.object({ password: passwordField });

/** The account that this order made opens here: a password, and the first lesson. */
export function OpenAccount({ secret }: { secret: string }) {
  const t = useTranslations('payments.open');
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { password: '' },
    failed: t('failed'),
    async send({ password }) {
      const answer = await call(paymentsApi.openAccount, { order_secret: secret, password });
      if (!finishSignIn(answer, false)) throw new NotStored();
      const { first_lesson: lesson } = answer;
      location.assign(lesson ? paths.lesson(lesson.course_id, lesson.lesson_id) : paths.dashboard);
    },
  });
  return (
    <form noValidate className={`${controls.form} ${styles.open}`} onSubmit={submit}>
      {failure && <Notice>{failure.text}</Notice>}
      <NewPasswordField
        label={t('password')}
        password={form.watch('password')}
        onGenerate={(password) => {
          form.setValue('password', password);
          form.clearErrors();
        }}
        {...field('password')}
      />
      <button type="submit" className={controls.button} disabled={isBusy}>
        {isBusy ? t('opening') : t('submit')}
      </button>
    </form>
  );
}
