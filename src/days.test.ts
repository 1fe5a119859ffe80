import { expect, it } from 'vitest';
import { sources } from '#test/sources.ts';

/** The one place that turns moments into days. */
const calendar = 'src/shared/dates.ts';
/** When somebody signed in from a device of theirs, or could not pay: by their own clock, with its time. */
const byTheReadersClock = [
  'src/features/accounts/profile/cabinet/moment.ts',
  'src/features/sales/payments/ui/PaymentErrorDialog.tsx',
];

it('no moment is cut to a day: in UTC it is still yesterday while the school’s day has begun', async () => {
  const cuts =
    /\.(?:slice|substring|substr)\(\s*0,\s*10\s*\)|split\((['"`])T\1\)|toDateString\(|getUTCDate\(/g;
  const found = (await sources(/^(?:src|demo|simulators|test)\//)).flatMap(({ path, text }) =>
    path === calendar || path === 'src/days.test.ts'
      ? []
      : [...text.matchAll(cuts)].map(([cut]) => `${path}: ${cut}`),
  );
  expect(found, 'schoolDay, lastDayBefore and addDays of shared/dates.ts give days').toEqual([]);
});

it('every formatted moment names its time zone', async () => {
  const makers = /Intl\.DateTimeFormat\(|toLocale(?:Date|Time)String\(/;
  const found = (await sources(/^(?:src|demo)\//))
    .filter(({ path, text }) => path !== 'src/days.test.ts' && makers.test(text) && !/timeZone/.test(text))
    .map(({ path }) => path);
  expect(found, 'formatDayOf, useDayOf and useFormats know the school’s').toEqual(byTheReadersClock);
});

it('a moment doesn’t compile as a day, nor a day as a moment', async () => {
  const texts = await sources(/^src\/(?!days\.test)/);
  const unchecked = /as (?:unknown as )?SchoolDay\b(?! \|)/;
  const found = texts.filter(({ path, text }) => !/\.test\.ts$/.test(path) && unchecked.test(text));
  expect(found.map(({ path }) => path)).toEqual([calendar]);
});
