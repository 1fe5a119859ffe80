import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { download } from '#ui/download.ts';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { privacyApi } from '../contract/privacy.ts';
import styles from './MyData.module.css';

export function Download() {
  const t = useTranslations('privacy.download');
  const failureText = useFailureText();
  const saving = useMutation({ mutationFn: () => download(privacyApi.download, {}) });
  return (
    <section className={styles.section} aria-labelledby="download-title">
      <h2 id="download-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <button
        type="button"
        className={controls.button}
        aria-disabled={saving.isPending}
        onClick={() => !saving.isPending && saving.mutate()}
      >
        {saving.isPending ? t('busy') : t('button')}
      </button>
      <p role="status">{saving.isSuccess && t('done')}</p>
      {saving.error && <Notice>{failureText(saving.error)}</Notice>}
    </section>
  );
}
