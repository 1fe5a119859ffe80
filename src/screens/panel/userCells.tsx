import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ListedUser } from '#features/office/people/listing.ts';
import { readableEmail } from '#shared/domains.ts';
import { LongText } from '#ui/panel/LongText.tsx';
import styles from '#ui/panel/panel.module.css';

/** Cells of the list of people that are more than a text. */
export const userCells = {
  email: (user: ListedUser) => <Email user={user} />,
  access: (user: ListedUser) => <Access courses={user.courses} />,
};

function Email({ user }: { user: ListedUser }) {
  const t = useTranslations('peopleList');
  return (
    <>
      <LongText text={readableEmail(user.email)} />
      {!user.email_verified && (
        <Text size="xs" c="dimmed">
          {t('unconfirmed')}
        </Text>
      )}
      {user.blocked && (
        <Text size="xs" c="bad">
          {t('blocked')}
        </Text>
      )}
    </>
  );
}

function Access({ courses }: { courses: string[] }) {
  const t = useTranslations('peopleList');
  if (courses.length === 0)
    return (
      <Text span inherit c="dimmed">
        {t('hasNoAccess')}
      </Text>
    );
  return (
    <span className={styles.titles}>
      {courses.map((title) => (
        <LongText key={title} text={title} />
      ))}
    </span>
  );
}
