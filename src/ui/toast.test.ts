import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelProvider } from './panel/PanelProvider.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

/** Says one thing as it is drawn. */
function Speaker({ status, text = 'Сохранено' }: { status: 'success' | 'error' | 'info'; text?: string }) {
  useToast()(status, text);
  return null;
}

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  // spec: 462
  it.each([
    ['success', 'info'],
    ['info', 'info'],
    ['error', 'error'],
  ] as const)('of %s is written to the console as well', (status, method) => {
    const written = vi.spyOn(console, method).mockImplementation(() => {});
    renderToString(createElement(ToastProvider, null, createElement(Speaker, { status })));
    expect(written).toHaveBeenCalledWith('Сохранено');
  });

  // spec: 902
  it.each([
    ['success', 'info', 'Сохранено', '✅ Сохранено'],
    ['success', 'info', '✅ Сохранено', '✅ Сохранено'],
    ['error', 'error', 'Не получилось', '❌ Не получилось'],
    ['error', 'error', '❌ Не получилось', '❌ Не получилось'],
    ['info', 'info', 'Готовим', 'Готовим'],
  ] as const)('of the panel, a %s, has its mark once (%s: %s)', (status, method, text, shown) => {
    const written = vi.spyOn(console, method).mockImplementation(() => {});
    const speaker = createElement(Speaker, { status, text });
    renderToString(
      createElement(ToastProvider, null, createElement(PanelProvider, { nonce: '', children: speaker })),
    );
    expect(written).toHaveBeenCalledWith(shown);
  });

  // spec: 463
  it('outside its provider is an error', () => {
    expect(() => renderToString(createElement(Speaker, { status: 'info' }))).toThrow(/ToastProvider/);
  });
});
