import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { minute } from '#shared/dates.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { machineApi } from '../contract/machine.ts';
import { systemPaths } from '../paths.ts';

/** Says on every page that room on the disk runs out; it goes by itself once there is room again. */
export function DiskBar() {
  const t = useTranslations('diskBar');
  const may = useMay('users.manage');
  const percent = useCall(machineApi.room, {}, { everyMs: minute }).data?.free_percent;
  if (percent === undefined || percent === null) return null;
  return (
    <Alert color="red" mb="md" role="status" title={t('left', { percent: String(percent) })}>
      {t('text', { percent: String(percent) })}{' '}
      {may && (
        <Anchor component={Link} to={systemPaths.overview} inherit underline="always">
          {t('link')}
        </Anchor>
      )}
    </Alert>
  );
}
