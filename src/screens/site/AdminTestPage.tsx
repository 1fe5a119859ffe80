import { data, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountPage } from '#features/accounts/sign-in/ui/AccountPage.tsx';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { paths } from '#ui/paths.ts';
import { useTestPage } from './useTestPage.ts';

/** Not found in a live school. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!pageOf(context).isDemo) throw data(null, { status: 404 });
  return null;
}

export default function AdminTestPage() {
  const t = useTranslations('testPage');
  const trial = useTestPage();
  const { account, lines, isBusy } = trial;
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {account ? (
        <form noValidate className={controls.form} onSubmit={trial.signIn}>
          <h2>{t('signIn')}</h2>
          <TextField label={t('email')} name="email" type="email" defaultValue={account.email} />
          <TextField
            label={t('password')}
            name="password"
            type="password"
            autoComplete="off"
            defaultValue={account.password}
          />
          <button type="submit" className={controls.button} disabled={isBusy}>
            {t('logIn')}
          </button>
          <h2>{t('checks')}</h2>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            disabled={isBusy}
            onClick={trial.checkAccess}
          >
            {t('access')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            disabled={isBusy}
            onClick={trial.checkModels}
          >
            {t('models')}
          </button>
        </form>
      ) : (
        <Waiting />
      )}
      {lines.map(({ id, text, isGood }) => (
        <Notice key={id} isGood={isGood}>
          {text}
        </Notice>
      ))}
      <a href={paths.admin}>{t('panel')}</a>
    </AccountPage>
  );
}

function Waiting() {
  return <p role="status">{useTranslations('ui')('loading')}</p>;
}
