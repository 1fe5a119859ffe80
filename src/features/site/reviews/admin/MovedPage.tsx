import { Navigate } from 'react-router';
import { reviewPaths } from '../paths.ts';

/** Reviews were edited among the texts of the page once; whoever kept that address is led on. */
export default function MovedPage() {
  return <Navigate to={reviewPaths.list} replace />;
}
