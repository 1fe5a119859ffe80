import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { type MyData, privacyApi } from '../contract/privacy.ts';
import { EraseDialog } from './EraseDialog.tsx';
import styles from './MyData.module.css';

interface EraseAccountProps {
  data: MyData;
  linkToken: string;
  onErased(): void;
}

/** Explains what deletion means, before it is requested. */
export function EraseAccount({ data, linkToken, onErased }: EraseAccountProps) {
  const t = useTranslations('privacy.erase');
  const canConfirm = data.has_password || linkToken !== '';
  const [isOpen, setOpen] = useState(linkToken !== '' && !data.has_password && !data.is_staff);
  return (
    <section id="erase" className={styles.section} aria-labelledby="erase-title">
      <h2 id="erase-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.points}>
        <li>{t('gone')}</li>
        <li>{t('courses')}</li>
        <li>{t('kept')}</li>
      </ul>
      {data.is_staff && <p>{t('staff')}</p>}
      {!data.is_staff && !canConfirm && <AskForLink email={readableEmail(data.email)} />}
      {!data.is_staff && canConfirm && (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </button>
      )}
      {isOpen && (
        <EraseDialog data={data} linkToken={linkToken} onClose={() => setOpen(false)} onErased={onErased} />
      )}
    </section>
  );
}

/** Protects people from somebody who finds a signed-in browser. */
function AskForLink({ email }: { email: string }) {
  const t = useTranslations('privacy.erase');
  const failureText = useFailureText();
  const asking = useMutation({ mutationFn: () => call(privacyApi.mailLink, {}) });
  return (
    <>
      <p>{t('noPassword', { email })}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        aria-disabled={asking.isPending}
        onClick={() => !asking.isPending && asking.mutate()}
      >
        {t('mail')}
      </button>
      <p role="status">{asking.data?.message}</p>
      {asking.error && <Notice>{failureText(asking.error)}</Notice>}
    </>
  );
}
