export interface WaitingTab {
  /** To the address, in the tab or, where there is none, in this one. */
  lead(address: string): void;
  close(): void;
}

/**
 * A tab with nothing but `text`, for an address that is known later. Call it straight from the click: only then does the
 * browser open one. Where it opens none, or answers with this very window, as browsers within apps do, nothing is touched
 * until there is somewhere to go.
 */
export function openWaitingTab(text: string): WaitingTab {
  const tab = window.open('', '_blank');
  if (!tab || tab === window) return { lead: (address) => location.assign(address), close() {} };
  tab.opener = null;
  tab.document.title = text;
  tab.document.body.textContent = text;
  return { lead: (address) => tab.location.replace(address), close: () => tab.close() };
}
