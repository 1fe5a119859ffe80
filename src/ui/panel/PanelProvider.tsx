/** What every panel screen stands in. Both of its style injectors are handed the nonce. */
import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';
import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { panelTheme, panelVariables } from './theme.ts';

export function PanelProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  setNonce(nonce);
  return (
    <MantineProvider
      theme={panelTheme}
      cssVariablesResolver={panelVariables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}
