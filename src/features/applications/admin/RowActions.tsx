import { Button, Checkbox, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from '#ui/panel/paths.ts';
import { useMay } from '#ui/panel/role.ts';
import type { ModelProfile } from '../listing.ts';
import { canMove } from '../rules/states.ts';
import type { AskedDecision } from './DecisionDialog.tsx';
import styles from './ModelProfiles.module.css';

interface RowActionsProps {
  profile: ModelProfile;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onDecide(asked: AskedDecision): void;
}

/** Buttons of one row; those that decide only while there is something to decide. */
export function RowActions({ profile, isChosen, onChoose, onDecide }: RowActionsProps) {
  const t = useTranslations('applicationsPanel');
  const mayManage = useMay('applications.manage');
  const { search } = useLocation();
  const { id, fullName } = profile;
  const isNew = mayManage && profile.status === 'new';
  return (
    <Group gap={6} wrap="nowrap" className={styles.actions}>
      {isNew && (
        <>
          <Checkbox
            aria-label={t('select', { name: fullName })}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          {canMove(profile, 'approved') && (
            <Button size="compact-sm" onClick={() => onDecide({ status: 'approved', profiles: [profile] })}>
              {t('approve.button')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            c="bad"
            onClick={() => onDecide({ status: 'rejected', profiles: [profile] })}
          >
            {t('reject.button')}
          </Button>
        </>
      )}
      <Button
        size="compact-sm"
        variant="default"
        component={Link}
        to={panelPaths.modelProfile(id) + search}
        preventScrollReset
      >
        {t('details')}
      </Button>
    </Group>
  );
}
