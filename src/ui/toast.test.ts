import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './Toast.tsx';

/** Says one thing as it is drawn. */
function Speaker({ status }: { status: 'success' | 'error' | 'info' }) {
  useToast()(status, 'Сохранено');
  return null;
}

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    ['success', 'info'],
    ['info', 'info'],
    ['error', 'error'],
  ] as const)('of %s is written to the console as well', (status, method) => {
    const written = vi.spyOn(console, method).mockImplementation(() => {});
    renderToString(createElement(ToastProvider, null, createElement(Speaker, { status })));
    expect(written).toHaveBeenCalledWith('Сохранено');
  });

  it('outside its provider is an error', () => {
    expect(() => renderToString(createElement(Speaker, { status: 'info' }))).toThrow(/ToastProvider/);
  });
});
