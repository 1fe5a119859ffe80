import { useTranslations } from 'use-intl';
import { EndRehearsal } from '#features/office/rehearsal/admin/EndRehearsal.tsx';
import { LogoField } from '#features/publishing/school/admin/LogoField.tsx';
import { SettingsForm } from '#features/publishing/school/admin/SettingsForm.tsx';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';

/** Settings of the school: name and logo, legal details, time zone. */
export default function SchoolPage() {
  const t = useTranslations('schoolPanel');
  const settings = useCall(schoolPanelApi.showSettings, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="system" />
      <EndRehearsal />
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
