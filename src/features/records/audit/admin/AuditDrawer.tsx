import { Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { auditApi } from '#features/records/audit/contract.ts';
import type { AuditValue } from '#features/records/audit/rules.ts';
import { ActionLink } from '#ui/panel/Actions.tsx';
import { useWords } from '#ui/panel/columns.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { type AuditEntry, actorOf, subjectOf } from '../listing.ts';
import { auditPaths } from '../paths.ts';

interface AuditDrawerProps {
  /** Address of a person's page. */
  userPath(id: string): string;
}

export function AuditDrawer({ userPath }: AuditDrawerProps) {
  const t = useTranslations('audit');
  const actions = useTranslations('auditActions');
  return (
    <DetailsDrawer
      show={auditApi.show}
      param="entryId"
      list={auditPaths.list}
      title={(entry) => (entry ? actions(entry.action as Parameters<typeof actions>[0]) : t('details.title'))}
    >
      {(details) => (
        <Stack gap="lg">
          <Head entry={details} userPath={userPath} />
          <Entry entry={details} userPath={userPath} />
          <Changes entry={details} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

/** Nothing is done to an entry; the person whom it is about is one click away. */
function Head({ entry, userPath }: { entry: AuditEntry; userPath(id: string): string }) {
  const t = useTranslations('audit.details');
  const format = useFormats();
  return (
    <DrawerHead
      figure={format.time(entry.created_at)}
      main={
        entry.subject_kind === 'user' &&
        entry.subject_label && <ActionLink to={userPath(entry.subject_id)}>{t('openPerson')}</ActionLink>
      }
    />
  );
}

function Entry({ entry, userPath }: { entry: AuditEntry; userPath(id: string): string }) {
  const t = useTranslations('audit');
  const titles = useTranslations('staff.roles');
  const words = useWords();
  return (
    <Facts
      facts={[
        [t('list.columns.actor'), actorOf(entry, words)],
        [t('list.columns.role'), entry.actor_id && titles(entry.actor_role as never)],
        [
          t('list.columns.subject'),
          entry.subject_kind === 'user' && entry.subject_label ? (
            <Link key="subject" to={userPath(entry.subject_id)}>
              {entry.subject_label}
            </Link>
          ) : (
            subjectOf(entry, words)
          ),
        ],
        [t('list.columns.address'), entry.address],
        [t('details.browser'), entry.user_agent],
        [t('details.request'), entry.request_id],
        [t('details.id'), entry.id],
      ]}
    />
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('auditChanges');
  const named = useNamed();
  const show = useShown();
  const names = [...new Set([...Object.keys(entry.before), ...Object.keys(entry.after)])];
  if (names.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('title')}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field')}</Table.Th>
            <Table.Th>{t('before')}</Table.Th>
            <Table.Th>{t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {named(name)}
              </Table.Th>
              <Table.Td>{show(name, entry.before[name])}</Table.Td>
              <Table.Td>{show(name, entry.after[name])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** A field inside others is named by its way to it: `hours.0.from` is the first of the hours, and from when. */
function useNamed() {
  const fields = useTranslations('auditFields');
  const partOf = (part: string) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return fields.has(part as never) ? fields(part as never) : part;
  };
  return (name: string) => name.split('.').map(partOf).join(' · ');
}

function useShown() {
  const t = useTranslations('auditChanges');
  const titles = useTranslations('staff.roles');
  return (name: string, value: AuditValue | undefined) => {
    if (value === undefined) return null;
    if (value === null || value === '') return <Text c="dimmed">{t('nothing')}</Text>;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (name === 'role' && titles.has(value as never)) return titles(value as never);
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
}
