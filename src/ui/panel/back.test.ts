import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useOrigin } from './back.ts';

function Origin() {
  return useOrigin().back;
}

it.each([
  ['/admin/orders', '/admin/orders'],
  ['/admin/orders?search=a%26b&page=2', '/admin/orders?search=a%26b&page=2'],
  ['/admin/orders?form=settings', '/admin/orders'],
  ['/admin/orders?form=settings&page=2', '/admin/orders?page=2'],
])('a drawer opened at %s leads back to %s', (address, back) => {
  const page = createElement(MemoryRouter, { initialEntries: [address] }, createElement(Origin));
  expect(renderToString(page).replaceAll('&amp;', '&')).toBe(back);
});
