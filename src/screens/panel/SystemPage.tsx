import { Navigate } from 'react-router';
import { schoolPaths } from '#features/publishing/school/paths.ts';

/** The section of the sidebar; its parts have addresses of their own. */
export default function SystemPage() {
  return <Navigate to={schoolPaths.school} replace />;
}
