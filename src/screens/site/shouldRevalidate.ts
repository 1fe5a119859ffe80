import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A form that opens over the page changes its address, and nothing that it shows. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
