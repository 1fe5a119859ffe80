import { Alert, Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { History } from '#ui/panel/History.tsx';
import { useMay } from '#ui/panel/role.ts';
import { type InstalmentDetails, instalmentsPanelApi } from '../contract/panel.ts';
import { instalmentPaths } from '../paths.ts';
import { type HistoryReason, isOpen } from '../rules/states.ts';
import { AtTheBank, Note, Withdraw } from './InstalmentActions.tsx';
import { InstalmentStateBadge } from './InstalmentStateBadge.tsx';
import { useProblemText } from './useProblemText.ts';

export function InstalmentDrawer() {
  const t = useTranslations('instalmentsPanel');
  return (
    <DetailsDrawer
      show={instalmentsPanelApi.show}
      param="instalmentId"
      list={instalmentPaths.list}
      title={(instalment) => instalment && t('details.title', { number: instalment.number })}
    >
      {(instalment) => (
        <Stack gap="lg">
          <Head instalment={instalment} />
          {instalment.state === 'revoked' && <Alert color="bad">{t('revoked')}</Alert>}
          <Details instalment={instalment} />
          <InstalmentHistory instalment={instalment} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

function Head({ instalment }: { instalment: InstalmentDetails }) {
  const format = useFormats();
  const mayManage = useMay('installment.manage');
  return (
    <DrawerHead
      figure={format.money(instalment.amount)}
      state={<InstalmentStateBadge state={instalment.state} />}
      main={mayManage && <AtTheBank instalment={instalment} />}
      more={
        mayManage && (
          <>
            <Note instalment={instalment} />
            {isOpen(instalment.state) && <Withdraw instalment={instalment} />}
          </>
        )
      }
    />
  );
}

function Details({ instalment }: { instalment: InstalmentDetails }) {
  const t = useTranslations('instalmentsPanel');
  const list = useTranslations('instalmentList');
  const format = useFormats();
  const problemText = useProblemText();
  const { kind, email, name, phone, user_id, order_id, months, monthly, last, erased } = instalment;
  const { problem, committed_at, cools_until, link, attempts, bank } = instalment;
  const isEven = monthly === last ? 'yes' : 'no';
  const sums = { monthly: format.money(monthly), last: format.money(last) };
  const terms = t('details.plan', { count: months, ...sums, isEven });
  return (
    <Facts
      facts={[
        [list('columns.kind'), list(`choices.kind.${kind}`)],
        [list('columns.course'), instalment.course],
        [t('details.terms'), terms],
        [list('columns.email'), erased ? t('details.erased') : readableEmail(email)],
        [list('columns.name'), name],
        [
          list('columns.phone'),
          phone && (
            <Anchor inherit key="phone" href={`tel:${phone}`}>
              {phone}
            </Anchor>
          ),
        ],
        [
          t('details.account'),
          user_id && (
            <Anchor inherit key="account" component={Link} to={userPaths.one(user_id)}>
              {t('details.openAccount')}
            </Anchor>
          ),
        ],
        [
          t('details.order'),
          <Anchor inherit key="order" component={Link} to={orderPaths.one(order_id)}>
            {t('details.openOrder')}
          </Anchor>,
        ],
        [
          t('details.link'),
          link && (
            <Anchor inherit key="link" href={link} target="_blank" rel="noreferrer">
              {t('details.openLink')}
            </Anchor>
          ),
        ],
        [list('columns.bank'), bank],
        [t('details.attempts'), attempts > 0 && format.count(attempts)],
        [t('details.problem'), problem && problemText(problem)],
        [t('details.cooling'), cools_until && format.time(cools_until)],
        [t('details.committed'), committed_at && format.time(committed_at)],
        [list('columns.created_at'), format.time(instalment.created_at)],
      ]}
    />
  );
}

/** Oldest first: read from top to bottom it is the instalment plan's story. */
function InstalmentHistory({ instalment }: { instalment: InstalmentDetails }) {
  const t = useTranslations('instalmentsPanel');
  const list = useTranslations('instalmentList');
  const problemText = useProblemText();
  const events = instalment.history.map(({ state, reason, details, by, at }, index) => {
    const event = { id: `${index}`, at, by: by && t('details.by', { by }) };
    if (reason === 'note') return { ...event, title: t('reasons.note'), text: details };
    const why = t(`reasons.${reason as HistoryReason}`);
    const text = details ? `${why}\n${problemText(details)}` : why;
    return { ...event, title: list(`choices.state.${state}`), text };
  });
  return <History title={t('details.history')} events={events} />;
}
