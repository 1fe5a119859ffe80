import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CheckIcon, CrossIcon, DetailsIcon } from '#ui/panel/icons.tsx';
import { useMay } from '#ui/panel/role.ts';
import type { ListedApplication } from '../listing.ts';
import { applicationPaths } from '../paths.ts';
import { canMove } from '../rules/states.ts';
import styles from './Applications.module.css';
import type { AskedDecision } from './DecisionDialog.tsx';

interface RowActionsProps {
  profile: ListedApplication;
  onDecide(asked: AskedDecision): void;
}

/** Buttons of one row; those that decide only while there is something to decide. */
export function RowActions({ profile, onDecide }: RowActionsProps) {
  const t = useTranslations('applicationsPanel');
  const mayManage = useMay('applications.manage');
  const { search } = useLocation();
  const { id } = profile;
  const isNew = mayManage && profile.status === 'new';
  return (
    <Group gap={6} wrap="nowrap" className={styles.actions}>
      {isNew && (
        <>
          {canMove(profile, 'approved') && (
            <Button
              size="compact-sm"
              title={t('approve.button')}
              onClick={() => onDecide({ status: 'approved', profiles: [profile] })}
            >
              <Sign icon={<CheckIcon />} word={t('approve.button')} />
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            c="bad"
            title={t('reject.button')}
            onClick={() => onDecide({ status: 'rejected', profiles: [profile] })}
          >
            <Sign icon={<CrossIcon />} word={t('reject.button')} />
          </Button>
        </>
      )}
      <Button
        size="compact-sm"
        variant="default"
        title={t('details')}
        component={Link}
        to={applicationPaths.one(id) + search}
        preventScrollReset
      >
        <Sign icon={<DetailsIcon />} word={t('details')} />
      </Button>
    </Group>
  );
}

/** With its word where there is room for it; the hint and screen readers have it everywhere. */
function Sign({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span className={styles.sign}>
      {icon}
      <span className={styles.word}>{word}</span>
    </span>
  );
}
