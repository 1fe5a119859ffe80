import { Navigate } from 'react-router';
import { userPaths } from '#features/accounts/account/paths.ts';

/** Drawn only once somebody is signed in: until then `/admin` is the sign-in's address. */
export default function PanelIndexPage() {
  return <Navigate to={userPaths.list} replace />;
}
