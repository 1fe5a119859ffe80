import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { schoolPanelApi } from '../contract/panel.ts';
import { LogoField } from './LogoField.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** Settings of the school: name and logo, legal details, time zone. */
export default function SchoolPage() {
  const t = useTranslations('schoolPanel');
  const settings = useCall(schoolPanelApi.showSettings, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="system" />
      <QueryState query={settings}>
        {(saved) => (
          <>
            <LogoField logo={saved.logo} />
            <SettingsForm saved={saved} />
          </>
        )}
      </QueryState>
    </>
  );
}
