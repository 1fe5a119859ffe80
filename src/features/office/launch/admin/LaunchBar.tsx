import { Alert, Anchor } from '@mantine/core';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCall } from '#ui/panel/query.ts';
import { launchApi } from '../contract/launch.ts';
import { launchPaths } from '../paths.ts';

/** The way back into the launch from every other page, until its owner ends it. */
export function LaunchBar() {
  const t = useTranslations('launchAhead');
  const { pathname } = useLocation();
  if (!useIsLaunchAhead() || pathname === launchPaths.list) return null;
  return (
    <Alert color="graphite" mb="md" p="xs" role="status">
      {t('text')}{' '}
      <Anchor component={Link} to={launchPaths.list} inherit underline="always">
        {t('link')}
      </Anchor>
    </Alert>
  );
}

/** For the holders of `system.settings`; undefined until it is known. A demo school has nothing ahead. */
export function useIsLaunchAhead(): boolean | undefined {
  const root = useRouteLoaderData('root') as { isDemo?: boolean } | undefined;
  const isDemo = root?.isDemo === true;
  const { data, isError } = useCall(launchApi.standing, {}, { isEnabled: !isDemo });
  return isDemo || isError ? false : data?.is_ahead;
}
