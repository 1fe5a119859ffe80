import { Navigate } from 'react-router';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import { useIsLaunchAhead } from '#features/office/launch/admin/LaunchBar.tsx';
import { launchPaths } from '#features/office/launch/paths.ts';
import { useMay } from '#ui/panel/role.ts';

/** Drawn only once somebody is signed in: until then `/admin` is the sign-in's address. */
export default function PanelIndexPage() {
  return useMay('system.settings') ? <OwnersFirst /> : <Navigate to={dashboardPaths.list} replace />;
}

/** A school that is still to be launched begins there. */
function OwnersFirst() {
  const isAhead = useIsLaunchAhead();
  if (isAhead === undefined) return null;
  return <Navigate to={isAhead ? launchPaths.list : dashboardPaths.list} replace />;
}
