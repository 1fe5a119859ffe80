import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MessagePage } from '#ui/MessagePage.tsx';
import { pageOf } from '#ui/pageContext.ts';

/** At every address that no page has; the server also draws it when an answer went wrong, and says how. */
export function loader({ context }: LoaderFunctionArgs) {
  return data({ kind: pageOf(context).problem ?? 'notFound' }, { status: 404 });
}

export default function ProblemPage() {
  return <MessagePage kind={useLoaderData<typeof loader>().kind} />;
}
