/**
 * Entry to the staff panel. The server never loads what is behind it, nor its libraries (see vite.config.ts).
 */
import { Panel } from './Panel.tsx';
import { PanelLoading } from './PanelLoading.tsx';

/** Drawn in the browser only: the server knows no session. */
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
