import '#ui/panel/dark.css';
import { lazy, Suspense, useEffect } from 'react';
import { readToken } from '#ui/session.ts';
import { PanelLoading } from './PanelLoading.tsx';
import { usePanelSession } from './panelSession.ts';
import { SignIn } from './SignIn.tsx';

/** The form and its fonts come first on a slow network too. */
const formFirstMs = 3000;
const Panel = lazy(() => loadPanel().then(({ Panel }) => ({ default: Panel })));

/** Asks for what stands behind the sign-in, where there is a session for it. */
export function preparePanel(): void {
  if (readToken()) void loadPanel().catch(() => {});
}

/** Without a staff session every address of the panel shows the sign-in. */
export function PanelGate() {
  const { token, notice, begin, end } = usePanelSession();
  // While the form is filled in, what comes after it loads.
  useEffect(() => {
    if (token) return;
    const early = setTimeout(() => void loadPanel().catch(() => {}), formFirstMs);
    return () => clearTimeout(early);
  }, [token]);
  if (!token) return <SignIn notice={notice} onSignIn={begin} />;
  return (
    <Suspense fallback={<PanelLoading />}>
      {/* Another person gets another cache. */}
      <Panel key={token} onSignIn={begin} onEnd={end} />
    </Suspense>
  );
}

function loadPanel() {
  return import('./Panel.tsx');
}
