import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { Loading } from '#ui/cabinet/Cabinet.tsx';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import { paths } from '#ui/paths.ts';
import { privacyApi } from '../contract/privacy.ts';
import { Consents } from './Consents.tsx';
import { Download } from './Download.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import styles from './MyData.module.css';

export const myDataKey = ['my data'];

export function MyData({ linkToken, onErased }: { linkToken: string; onErased(): void }) {
  const t = useTranslations('privacy');
  const data = useQuery({
    queryKey: myDataKey,
    queryFn: ({ signal }) => call(privacyApi.show, {}, { signal }),
  });
  if (data.error) return <LoadError error={data.error} onRetry={() => void data.refetch()} isPage />;
  if (!data.data) return <Loading text={t('loading')} />;
  return (
    <main className={styles.main}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {!data.data.is_confirmed && <p>{t('unconfirmed', { email: readableEmail(data.data.email) })}</p>}
        <a href={paths.dashboard}>{t('back')}</a>
      </header>
      <Consents consents={data.data.consents} />
      <Download />
      <EraseAccount data={data.data} linkToken={linkToken} onErased={onErased} />
    </main>
  );
}
