import type { Feature } from '#server/feature.ts';
import { promoCodesTexts } from '../texts.ts';
import { promoCodesRoutes } from './api.ts';
import { listedCodes } from './codesForStaff.ts';
import { removeDemoCodes } from './demo.ts';

export const promoCodes: Feature = {
  name: 'promo-codes',
  errorWords: promoCodesTexts.server.errors,
  routes: promoCodesRoutes,
  listings: [listedCodes],
  demo: { remove: removeDemoCodes },
  personalData: {
    ofSchool: {
      promo_codes: 'discounts of the school; an order names the one that it was bought with',
      promo_code_courses: 'courses that a discount is for',
    },
  },
};
