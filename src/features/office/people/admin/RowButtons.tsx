import { ActionIcon, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { readableEmail } from '#shared/domains.ts';
import { BinIcon, EditIcon } from '#ui/panel/icons.tsx';
import styles from '#ui/panel/panel.module.css';
import type { ListedUser } from '../listing.ts';
import { refusalOf } from '../rules.ts';

interface RowButtonsProps {
  me: Me;
  user: ListedUser;
  onEdit(user: ListedUser): void;
  onRemove(user: ListedUser): void;
}

/** Edit and delete from a row, as the rules about ranks allow. */
export function RowButtons({ me, user, onEdit, onRemove }: RowButtonsProps) {
  const t = useTranslations('batches.row');
  const may = (action: 'edit' | 'delete') => !user.deleted && refusalOf(me, user, action) === null;
  const name = user.full_name || readableEmail(user.email);
  return (
    <Group gap={6} wrap="nowrap" className={styles.above}>
      {may('edit') && (
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t('edit', { name })}
          title={t('edit', { name })}
          onClick={() => onEdit(user)}
        >
          <EditIcon />
        </ActionIcon>
      )}
      {may('delete') && (
        <ActionIcon
          variant="default"
          c="bad"
          size={34}
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={() => onRemove(user)}
        >
          <BinIcon />
        </ActionIcon>
      )}
    </Group>
  );
}
