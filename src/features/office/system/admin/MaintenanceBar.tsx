import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { machineApi } from '../contract/machine.ts';
import { systemPaths } from '../paths.ts';

/** Shown above every page during maintenance, so that nobody forgets it; its owner can end it here. */
export function MaintenanceBar() {
  const t = useTranslations('maintenanceBar');
  const format = useFormats();
  const may = useMay('system.settings');
  const since = useCall(machineApi.standing, {}).data?.since;
  if (!since) return null;
  return (
    <Alert color="carmine" mb="md" p="xs" role="status">
      {t('text', { time: format.time(since) })}{' '}
      {may && (
        <Anchor component={Link} to={systemPaths.overview} inherit underline="always">
          {t('link')}
        </Anchor>
      )}
    </Alert>
  );
}
