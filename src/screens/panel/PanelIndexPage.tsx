import { Navigate } from 'react-router';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';

/** Drawn only once somebody is signed in: until then `/admin` is the sign-in's address. */
export default function PanelIndexPage() {
  return <Navigate to={dashboardPaths.list} replace />;
}
