import { routes } from '#server/http/call.ts';
import { promoCodesApi, promoCodesPanelApi } from '../contract.ts';
import { checkCode, pricesWithCode } from './codes.ts';
import { changeCode, createCode, generateCodes, listCodes, showCode } from './codesForStaff.ts';

export const promoCodesRoutes = [
  ...routes(promoCodesApi, { check: checkCode, prices: pricesWithCode }),
  ...routes(promoCodesPanelApi, {
    list: listCodes,
    show: showCode,
    create: createCode,
    generate: generateCodes,
    change: changeCode,
  }),
];
