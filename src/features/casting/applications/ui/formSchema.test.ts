import { expect, it } from 'vitest';
import { startingValues } from './formSchema.ts';

it('begins with what was typed before, and with what is known where nothing was; no tick is kept', () => {
  const known = { email: 'vera@example.com', phone: '89005553535' };
  const typed = {
    email: '',
    phone: '89001112233',
    city: 'Казань',
    agreementData: true,
    agreementPhoto: true,
  };
  expect(startingValues(known, typed)).toMatchObject({
    ...{ email: 'vera@example.com', phone: '89001112233', city: 'Казань' },
    ...{ agreementData: false, agreementPhoto: false, country: 'Россия' },
  });
});
