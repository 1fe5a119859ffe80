import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { useToast } from '#ui/Toast.tsx';
import { certificatesPanelApi } from '../contract/panel.ts';
import { certificatesListing } from '../listing.ts';
import { certificatePaths } from '../paths.ts';
import { CertificateDrawer } from './CertificateDrawer.tsx';
import { CertificateState } from './CertificateState.tsx';

export default function CertificatesPage() {
  const t = useTranslations('certificatesPanel.list');
  const list = useListing(certificatesListing, certificatesPanelApi.list);
  const { certificates, total, courses = [] } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Group gap="xs">
            <ExportButton list={list} total={total} />
            <IssueMissing />
          </Group>
        }
      />
      <SectionTabs section="courses" />
      <Filters
        list={list}
        choices={{ course: courses.map(({ id, title }) => ({ value: id, label: title })) }}
      />
      <ListTable
        list={list}
        rows={certificates}
        total={total}
        cells={{ state: ({ state }) => <CertificateState state={state} /> }}
        rowPath={(row) => certificatePaths.one(row.id) + search}
      />
      <CertificateDrawer />
    </>
  );
}

function IssueMissing() {
  const t = useTranslations('certificatesPanel');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const issue = async () => {
    try {
      const answer = await call(certificatesPanelApi.issue, {});
      toast('success', t('issue.done', answer));
      await client.invalidateQueries({ queryKey: [certificatesPanelApi.list.path] });
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
  };
  return (
    <ConfirmButton
      label={t('issue.button')}
      title={t('issue.title')}
      text={t('issue.text')}
      confirm={t('issue.confirm')}
      onConfirm={issue}
    />
  );
}
