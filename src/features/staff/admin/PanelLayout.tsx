/** The staff panel's door. What is behind it, and its libraries, the server never loads (see vite.config.ts). */
import { Panel } from './Panel.tsx';
import { PanelLoading } from './PanelLoading.tsx';

/** Drawn in the browser only: there is no session on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PanelLoading />;
}

export default function PanelLayout() {
  return <Panel />;
}
