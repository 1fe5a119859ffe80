import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PersonPage.module.css';

interface PersonSectionProps {
  title: string;
  /** Said where there is nothing. */
  empty: string;
  /** Undefined until it is there. */
  entries: readonly { key: string; entry: ReactNode }[] | undefined;
  children?: ReactNode;
}

/** More are behind a line that opens them. */
const mostShown = 5;

/** A part of a person's page: what there is, the latest first. */
export function PersonSection({ title, empty, entries, children }: PersonSectionProps) {
  const t = useTranslations('personPage');
  const later = entries?.slice(mostShown) ?? [];
  return (
    <section className={styles.section}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {entries?.length === 0 && <Text c="dimmed">{empty}</Text>}
      {entries && entries.length > 0 && <Entries entries={entries.slice(0, mostShown)} />}
      {later.length > 0 && (
        <details>
          <summary>{t('more', { count: later.length })}</summary>
          <Entries entries={later} />
        </details>
      )}
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: NonNullable<PersonSectionProps['entries']> }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, entry }) => (
        <li key={key}>{entry}</li>
      ))}
    </ul>
  );
}
