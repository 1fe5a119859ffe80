import { Link, type LinkProps } from 'react-router';
import { useOrigin } from './back.ts';

/** A link to details that are shown beside their list: closing them leads back here. */
export function DrawerLink(props: LinkProps) {
  return <Link {...props} state={useOrigin()} />;
}
