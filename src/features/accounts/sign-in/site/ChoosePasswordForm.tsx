import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { passwordField } from '#shared/fields.ts';
import { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useAuthForm } from '../ui/useAuthForm.ts';

const schema = z
  .object({ new_password: passwordField, repeat: z.string() })
  .refine((given) => given.new_password === given.repeat, {
    path: ['repeat'],
    params: { field: 'mismatch' },
  });

interface ChoosePasswordFormProps {
  /** Empty where the link was not whole: the form says so, and its button stays disabled. */
  token: string;
  missing: string;
  failed: string;
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  /** Offers another link where this one is of no use. */
  onAskAgain?: (() => void) | undefined;
}

/** A new password, typed twice, by the link of a mail. */
export function ChoosePasswordForm(props: ChoosePasswordFormProps) {
  const { token, missing, failed, send, onDone, onAskAgain } = props;
  const t = useTranslations('password');
  const links = useTranslations('links');
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { new_password: '', repeat: '' },
    failed,
    async send(given) {
      await send(given.new_password);
      onDone();
    },
  });
  const isDead = failure?.error instanceof CallError && failure.error.status === 410;
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      {(failure || !token) && (
        <Notice>
          <p>{failure ? failure.text : missing}</p>
          {onAskAgain && (isDead || !token) && (
            <button type="button" className={controls.link} onClick={onAskAgain}>
              {links('newLink')}
            </button>
          )}
        </Notice>
      )}
      <NewPasswordField
        label={t('next')}
        password={form.watch('new_password')}
        onGenerate={(password) => {
          form.setValue('new_password', password);
          form.setValue('repeat', password);
          form.clearErrors();
        }}
        {...field('new_password')}
      />
      <PasswordField label={t('repeat')} autoComplete="new-password" {...field('repeat')} />
      <button type="submit" className={controls.button} disabled={isBusy || !token}>
        {isBusy ? t('saving') : t('save')}
      </button>
    </form>
  );
}
