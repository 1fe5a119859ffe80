import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

/**
 * Token of a mailed link, from the query or the path, or from the browser's history entry that keeps it since
 * the page was first opened. Read here and not while drawing, because the address loses it later.
 */
export function readLinkToken({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): string {
  const inAddress = params.token ?? new URL(request.url).searchParams.get('token');
  return inAddress === null ? keptToken() : withoutSentence(inAddress);
}

/** Mail programs take the full stop or the bracket behind a link for its end; no token has one. */
function withoutSentence(token: string): string {
  return token.replace(/[^\w-]+$/, '');
}

/**
 * The token that the page's loader read, removed from the address at once, where screenshots and other pages
 * would get it. The history entry keeps it, so that a reload works.
 */
export function useLinkToken(): string {
  const token = useLoaderData<string>();
  const isInPath = useParams().token !== undefined;
  useEffect(() => {
    const { pathname, search } = location;
    const query = new URLSearchParams(search);
    query.delete('token');
    const page = isInPath ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname;
    const address = query.size > 0 ? `${page}?${query}` : page;
    history.replaceState({ ...history.state, linkToken: token }, '', address);
  }, []);
  return token;
}

function keptToken(): string {
  const kept: unknown = (history.state as { linkToken?: unknown } | null)?.linkToken;
  return typeof kept === 'string' ? kept : '';
}
