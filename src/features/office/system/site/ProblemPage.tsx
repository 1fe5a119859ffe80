import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MessagePage } from '#ui/MessagePage.tsx';
import { pageOf } from '#ui/pageContext.ts';

/** Shown at every address without a page; the server also draws it after an error, and says which. */
export function loader({ context }: LoaderFunctionArgs) {
  return data({ kind: pageOf(context).problem ?? 'notFound' }, { status: 404 });
}

export default function ProblemPage() {
  return <MessagePage kind={useLoaderData<typeof loader>().kind} />;
}
