import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { consultationsPanelApi } from '../contract.ts';
import type { Consultation } from '../listing.ts';
import { consultationPaths } from '../paths.ts';
import { canMove } from '../rules.ts';
import { ConsultationStateBadge } from './ConsultationStateBadge.tsx';
import { CancelConsultation, CloseConsultation, ScheduleConsultation } from './ConsultationSteps.tsx';

export function ConsultationDrawer() {
  const t = useTranslations('consultationsPanel.details');
  return (
    <DetailsDrawer
      show={consultationsPanelApi.show}
      param="consultationId"
      list={consultationPaths.list}
      title={(consultation) => consultation && t('title', { name: consultation.name || consultation.email })}
    >
      {(consultation) => (
        <Stack gap="lg">
          <Head consultation={consultation} />
          <Details consultation={consultation} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

/** The time comes first; once there is one, what is left is to hold the consultation. */
function Head({ consultation }: { consultation: Consultation }) {
  const format = useFormats();
  const { state, starts_at } = consultation;
  const canClose = canMove(state, 'done');
  const canSchedule = canMove(state, 'confirmed');
  return (
    <DrawerHead
      figure={starts_at && format.time(starts_at)}
      state={<ConsultationStateBadge state={state} />}
      main={
        canClose ? (
          <CloseConsultation consultation={consultation} />
        ) : (
          canSchedule && <ScheduleConsultation consultation={consultation} />
        )
      }
      more={
        <>
          {canClose && canSchedule && <ScheduleConsultation consultation={consultation} />}
          {canMove(state, 'canceled') && <CancelConsultation consultation={consultation} />}
        </>
      }
    />
  );
}

function Details({ consultation }: { consultation: Consultation }) {
  const t = useTranslations('consultationsPanel');
  const format = useFormats();
  const { name, email, canceled_by } = consultation;
  return (
    <Facts
      facts={[
        [
          t('list.columns.name'),
          <Anchor inherit key="account" component={Link} to={userPaths.one(consultation.user_id)}>
            {name || email}
          </Anchor>,
        ],
        [t('list.columns.course'), consultation.course],
        [t('details.place'), consultation.place],
        [t('list.columns.wishes'), consultation.wishes],
        [t('details.contact'), consultation.contact],
        [t('details.note'), consultation.note],
        [t('details.canceledBy'), canceled_by && t(`details.by.${canceled_by}`)],
        [t('details.reason'), consultation.cancel_reason],
        [t('list.columns.created_at'), format.time(consultation.created_at)],
      ]}
    />
  );
}
