import { useEffect } from 'react';
import { useLoaderData } from 'react-router';

/** The token of a mailed link. Reading it here and not while drawing, it is still known when the address is not. */
export function readLinkToken({ request }: { request: Request }): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** The token that the page's loader read, taken out of the address, where history and screenshots would keep it. */
export function useLinkToken(): string {
  const token = useLoaderData<string>();
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}
