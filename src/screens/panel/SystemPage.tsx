import { Navigate } from 'react-router';
import { panelPaths } from '#ui/panel/paths.ts';

/** The section of the sidebar; its parts have addresses of their own. */
export default function SystemPage() {
  return <Navigate to={panelPaths.school} replace />;
}
