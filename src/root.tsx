// First: see the file.
import '#ui/jitless.ts';
import '#ui/olderBrowsers.ts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { CookieBar } from '#features/accounts/consents/ui/CookieBar.tsx';
import { useCookieChoice } from '#features/accounts/consents/ui/cookieConsent.ts';
import { tellSeen } from '#features/records/visits/ui/tellSeen.ts';
import { SupportButton } from '#features/talk/support/ui/SupportButton.tsx';
import { defaultLanguage, known, type Language } from '#shared/i18n.ts';
import favicon from '#ui/favicon.svg?url';
import onestLatin from '#ui/fonts/onest-latin.woff2?url';
import onestRussian from '#ui/fonts/onest-russian.woff2?url';
import onestSigns from '#ui/fonts/onest-signs.woff2?url';
import prataLatin from '#ui/fonts/prata-latin.woff2?url';
import prataRussian from '#ui/fonts/prata-russian.woff2?url';
import prataSigns from '#ui/fonts/prata-signs.woff2?url';
import touchIcon from '#ui/icons/icon-180.png?url';
import { MessagePage } from '#ui/MessagePage.tsx';
import { pageOf } from '#ui/pageContext.ts';
import { keepOnServer, useServerOnly } from '#ui/serverOnly.ts';
import { ToastProvider } from '#ui/Toast.tsx';
import { type PageTexts, textsFor } from './surfaces.ts';
import type { Messages } from './texts.ts';
import '#ui/tokens.css';
import '#ui/fonts/fonts.css';
import '#ui/base.css';

/** Makes every key of a text checked by the compiler. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

/** Data for every page: its language, the nonce for libraries that ask for it, and its texts (`Texts`). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const { language, nonce, appUrl, timeZone, isDemo, isRehearsal, isTestShop, languages } = page;
  const { hasChat, metrika } = page;
  keepOnServer(context, 'texts', textsFor(new URL(request.url).pathname, language, page.schoolName));
  // An error page stands at the address of another page: the browser must leave it as it is.
  const isStatic = page.problem !== null;
  return {
    ...{ language, nonce, appUrl, timeZone, isDemo, isRehearsal, isTestShop, languages },
    ...{ hasChat, metrika, isStatic },
  };
}

/** Surfaces are entered by a document load; within one, none of this changes. */
export function shouldRevalidate() {
  return false;
}

/**
 * Says that the browser is older than the oldest of the README, in a script that any browser can read: none of ours may run
 * there. The words stand in an attribute, for the sheet to show: React finds the page as it was drawn.
 */
function oldBrowserProgram(messages: PageTexts['messages']): string {
  const { ui } = messages as { ui?: { oldBrowser?: string } };
  const words = JSON.stringify(ui?.oldBrowser ?? '').replaceAll('<', '\\u003c');
  return `if(!(window.HTMLDialogElement&&[].findLast&&Object.hasOwn))document.documentElement.setAttribute("data-old",${words})`;
}

/** Of a language that is not here the reader's system has the letters. */
const textFonts: Partial<Record<Language, string[]>> = {
  ru: [onestRussian, onestSigns],
  en: [onestLatin, onestSigns],
  zh: [onestSigns],
};
/** For pages that come with their headings; others show them once their data are there, and the panel has none. */
const displayFonts: Partial<Record<Language, string[]>> = {
  ru: [prataRussian, prataSigns],
  en: [prataLatin, prataSigns],
  zh: [],
};

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? defaultLanguage;
  const nonce = data?.nonce ?? undefined;
  const { messages, json } = useTexts();
  const isDrawn = data?.nonce === null;
  const fonts = [...((isDrawn && displayFonts[language]) || []), ...(textFonts[language] ?? [onestSigns])];
  return (
    <html lang={language} dir={known[language].direction}>
      <head>
        <meta charSet="utf-8" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: oldBrowserProgram(messages) }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f4" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links nonce={nonce} />
      </head>
      <body>
        <IntlProvider
          locale={language}
          messages={messages}
          timeZone={data?.timeZone ?? 'Europe/Moscow'}
          onError={reportMissing}
        >
          <ToastProvider>{children}</ToastProvider>
        </IntlProvider>
        {!data?.isStatic && (
          <>
            {/* Read as JSON: much faster than as a part of the router's data. */}
            <script
              id={textsId}
              type="application/json"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: json }}
            />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>('root');
  const isPanel = usePanelAddress();
  // Repeats presses from before hydration: see src/ui/firstPaint.ts.
  useEffect(() => void dispatchEvent(new Event('podium:alive')), []);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isPanel) tellSeen('visit');
  }, [isPanel, pathname]);
  return (
    <>
      <Outlet />
      {!isPanel && data?.hasChat && !data.isStatic && <SupportButton />}
      {!isPanel && (data?.metrika ? <Counted data={data} /> : <CookieBar />)}
    </>
  );
}

const CountedCookieBar = lazy(async () => {
  const { CountedCookieBar } = await import('#features/accounts/consents/ui/CountedCookieBar.tsx');
  return { default: CountedCookieBar };
});

/** Comes once the page is alive: the server knows nobody's choice. */
function Counted({ data: { nonce, metrika } }: { data: { nonce: string | null; metrika: string | null } }) {
  if (!useCookieChoice()) return null;
  return (
    <Suspense>
      {/* A page with a nonce is drawn for one reader, and may have an address that is theirs alone. */}
      <CountedCookieBar counter={nonce === null ? metrika : null} />
    </Suspense>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <MessagePage kind={isMissing ? 'notFound' : 'failure'} />;
}

function usePanelAddress(): boolean {
  return /^\/admin(?:\/|$)/.test(useLocation().pathname);
}

const textsId = 'texts';
let texts: PageTexts | undefined;

/**
 * The surface's texts: the server's own, or those it wrote into the page; they hold until the next document
 * load.
 */
function useTexts(): PageTexts {
  const kept = useServerOnly<PageTexts>('texts');
  if (import.meta.env.SSR) return kept ?? noTexts;
  texts ??= { messages: JSON.parse(document.getElementById(textsId)?.textContent || '{}'), json: '' };
  return texts;
}

const noTexts: PageTexts = { messages: {}, json: '{}' };

function reportMissing(error: Error): void {
  console.error(error.message);
}
