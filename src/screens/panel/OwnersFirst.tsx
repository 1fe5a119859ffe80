import { Navigate } from 'react-router';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import { useIsLaunchAhead } from '#features/office/launch/admin/LaunchBar.tsx';
import { launchPaths } from '#features/office/launch/paths.ts';

/** A school that is still to be launched begins there. */
export function OwnersFirst() {
  const isAhead = useIsLaunchAhead();
  if (isAhead === undefined) return null;
  return <Navigate to={isAhead ? launchPaths.list : dashboardPaths.list} replace />;
}
