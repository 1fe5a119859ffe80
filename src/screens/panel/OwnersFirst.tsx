import { Navigate, useNavigation } from 'react-router';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import { useIsLaunchAhead } from '#features/office/launch/admin/LaunchBar.tsx';
import { launchPaths } from '#features/office/launch/paths.ts';

/** A school that is still to be launched begins there. */
export function OwnersFirst() {
  const isAhead = useIsLaunchAhead();
  // Whoever is on the way to another page already is not called back.
  const isLeaving = useNavigation().state !== 'idle';
  if (isAhead === undefined || isLeaving) return null;
  return <Navigate to={isAhead ? launchPaths.list : dashboardPaths.list} replace />;
}
