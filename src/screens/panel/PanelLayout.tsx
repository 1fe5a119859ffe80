/**
 * Entry to the staff panel. The server never loads what is behind it, nor its libraries (see vite.config.ts).
 */
import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { useLocale, useMessages } from 'use-intl';
import { IntlProvider } from 'use-intl/react';
import { PanelGate, preparePanel } from './PanelGate.tsx';
import { PanelLoading } from './PanelLoading.tsx';
import { sectionOf, withTextsFor } from './sectionTexts.ts';

/** Drawn in the browser only: the server knows no session. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  preparePanel();
  try {
    return await withTextsFor(new URL(request.url).pathname, request.signal);
  } catch (error) {
    if (request.signal.aborted) throw error;
    // As a document the page brings its texts; until then the reader stays where they are.
    location.assign(request.url);
    return new Promise<never>(() => {});
  }
}
clientLoader.hydrate = true as const;

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return sectionOf(currentUrl.pathname) !== sectionOf(nextUrl.pathname);
}

export function HydrateFallback() {
  return <PanelLoading />;
}

export default function PanelLayout() {
  const more = useLoaderData<typeof clientLoader>();
  const messages = useMessages();
  const all = useMemo(() => ({ ...messages, ...more }), [messages, more]);
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      <PanelGate />
    </IntlProvider>
  );
}
