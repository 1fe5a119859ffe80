import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { noticesApi } from '../contract.ts';
import { NoticesForm } from './NoticesForm.tsx';
import { TelegramLink } from './TelegramLink.tsx';

/** Which news the signed-in member of staff gets, where and when. */
export default function NoticesPage() {
  const t = useTranslations('notices');
  const settings = useCall(noticesApi.show, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="account" />
      <QueryState query={settings}>
        {(saved) => (
          <>
            {saved.telegram && <TelegramLink link={saved.telegram.link} trouble={saved.telegram.trouble} />}
            <NoticesForm saved={saved} />
          </>
        )}
      </QueryState>
    </>
  );
}
