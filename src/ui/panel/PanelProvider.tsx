/** Providers for every panel screen. Both of its style injectors get the nonce. */
import './mantine.ts';
import './touch.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { MarkedToasts } from './MarkedToasts.tsx';
import { panelTheme, panelVariables } from './theme.ts';

/** The scroll lock below Mantine's dialogs looks for the nonce of its style under this bundler's name (get-nonce). */
export function PanelProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  return (
    <MantineProvider
      theme={panelTheme}
      cssVariablesResolver={panelVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <MarkedToasts>{children}</MarkedToasts>
    </MantineProvider>
  );
}
