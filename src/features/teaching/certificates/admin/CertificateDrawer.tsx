import { Anchor, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { call } from '#ui/api.ts';
import { ActionLink } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { ReasonDialog } from '#ui/panel/ReasonDialog.tsx';
import { useToast } from '#ui/Toast.tsx';
import { certificatesPanelApi, type ShownCertificate } from '../contract/panel.ts';
import type { Certificate } from '../listing.ts';
import { certificatePaths } from '../paths.ts';
import { CertificateState } from './CertificateState.tsx';

const changes = [certificatesPanelApi.show.path, certificatesPanelApi.list.path];

export function CertificateDrawer() {
  const t = useTranslations('certificatesPanel.details');
  return (
    <DetailsDrawer
      show={certificatesPanelApi.show}
      param="certificateId"
      list={certificatePaths.list}
      title={(certificate) => certificate && t('title', { number: certificate.number })}
    >
      {(certificate) => (
        <Stack gap="lg">
          <Head certificate={certificate} />
          <Details certificate={certificate} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

/** Shows a valid one; brings a revoked one back first. */
function Head({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('certificatesPanel.details');
  const isValid = certificate.state === 'valid';
  const canRestore = !isValid && certificate.name !== null;
  const page = (
    <ActionLink href={certificate.url} isNewTab>
      {t('page')}
    </ActionLink>
  );
  return (
    <DrawerHead
      state={<CertificateState state={certificate.state} />}
      main={canRestore ? <Restore certificate={certificate} /> : page}
      more={
        <>
          {canRestore && page}
          {isValid && <Revoke certificate={certificate} />}
        </>
      }
    />
  );
}

function Details({ certificate }: { certificate: ShownCertificate }) {
  const t = useTranslations('certificatesPanel');
  const format = useFormats();
  const { name, course, issued_at, renamed_at, revoked_at, revoked_reason, former_names } = certificate;
  const former = former_names.map(({ name, until }) =>
    t('details.formerName', { name, date: format.time(until) }),
  );
  return (
    <Facts
      facts={[
        [
          t('list.columns.name'),
          <Anchor inherit key="account" component={Link} to={userPaths.one(certificate.user_id)}>
            {name ?? t('erased')}
          </Anchor>,
        ],
        [t('list.columns.course'), course],
        [t('list.columns.created_at'), format.time(issued_at)],
        [t('details.renamed'), renamed_at && format.time(renamed_at)],
        [t('details.formerNames'), former.join('; ') || null],
        [t('list.columns.revoked_at'), revoked_at && format.time(revoked_at)],
        [t('details.reason'), revoked_reason],
      ]}
    />
  );
}

function Revoke({ certificate: { id, number } }: { certificate: Certificate }) {
  const t = useTranslations('certificatesPanel');
  return (
    <ReasonDialog
      name="revoke"
      endpoint={certificatesPanelApi.revoke}
      inputOf={(reason) => ({ id, reason })}
      changes={changes}
      words={{
        button: t('revoke.button'),
        title: t('revoke.title', { number }),
        lead: t('revoke.lead'),
        reason: t('revoke.reason'),
        submit: t('revoke.submit'),
        back: t('cancel'),
        done: t('revoke.done'),
        failed: (reason) => t('failed', { reason }),
      }}
    />
  );
}

function Restore({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('certificatesPanel');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const restore = async () => {
    try {
      await call(certificatesPanelApi.restore, { id: certificate.id });
      toast('success', t('restore.done'));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
  };
  return (
    <ConfirmButton
      label={t('restore.button')}
      title={t('restore.title')}
      text={t('restore.text')}
      confirm={t('restore.confirm')}
      onConfirm={restore}
    />
  );
}
