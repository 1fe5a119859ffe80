import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { useDayOf } from './schoolDays.ts';

function Day({ moment }: { moment: string }) {
  return useDayOf()(moment);
}

it.each([
  ['2026-11-24T20:59:59.999Z', 'Europe/Moscow', '24 ноября 2026'],
  ['2026-11-24T21:04:00.000Z', 'Europe/Moscow', '25 ноября 2026'],
  ['2026-11-24T14:04:00.000Z', 'Asia/Vladivostok', '25 ноября 2026'],
  ['2026-11-25T03:00:00.000Z', 'America/New_York', '24 ноября 2026'],
])('%s is shown in %s as %s, whatever the reader’s own clock', (moment, timeZone, shown) => {
  const page = createElement(
    IntlProvider,
    { locale: 'ru', timeZone, messages: {} },
    createElement(Day, { moment }),
  );
  expect(renderToString(page).replaceAll('\u00a0', ' ')).toBe(shown);
});
