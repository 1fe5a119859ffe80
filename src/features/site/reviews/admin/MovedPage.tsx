import { Navigate } from 'react-router';
import { reviewPaths } from '../paths.ts';

/** Redirects the address that reviews had among the texts of the page. */
export default function MovedPage() {
  return <Navigate to={reviewPaths.list} replace />;
}
