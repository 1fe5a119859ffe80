import { data } from 'react-router';
import { MessagePage } from '#ui/MessagePage.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <MessagePage kind="notFound" />;
}
