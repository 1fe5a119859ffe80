import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import { useMay } from '#ui/panel/role.ts';

/** Asks the server, which the sign-in that stands at this address before has no need of. */
const OwnersFirst = lazy(() => import('./OwnersFirst.tsx').then((part) => ({ default: part.OwnersFirst })));

/** Drawn only once somebody is signed in: until then `/admin` is the sign-in's address. */
export default function PanelIndexPage() {
  if (!useMay('system.settings')) return <Navigate to={dashboardPaths.list} replace />;
  return (
    <Suspense>
      <OwnersFirst />
    </Suspense>
  );
}
