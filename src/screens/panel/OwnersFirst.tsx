import { Navigate, useNavigation } from 'react-router';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import { useIsLaunchAhead } from '#features/office/launch/admin/LaunchBar.tsx';
import { launchPaths } from '#features/office/launch/paths.ts';

/** A school that is still to be launched begins there. */
export function OwnersFirst() {
  const isAhead = useIsLaunchAhead();
  // Does not call back a reader already on the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  if (isAhead === undefined || isLeaving) return null;
  return <Navigate to={isAhead ? launchPaths.list : dashboardPaths.list} replace />;
}
