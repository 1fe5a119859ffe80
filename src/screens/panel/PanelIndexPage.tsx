import { Navigate } from 'react-router';
import { panelPaths } from '#ui/panel/paths.ts';

/** Drawn only once somebody is signed in: until then `/admin` is the sign-in's address. */
export default function PanelIndexPage() {
  return <Navigate to={panelPaths.users} replace />;
}
