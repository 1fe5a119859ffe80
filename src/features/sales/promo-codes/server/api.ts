import { routes } from '#server/http/call.ts';
import { promoCodesApi, promoCodesPanelApi } from '../contract.ts';
import { checkCode } from './codes.ts';
import { changeCode, createCode, generateCodes, listCodes, showCode } from './codesForStaff.ts';

export const promoCodesRoutes = [
  ...routes(promoCodesApi, { check: checkCode }),
  ...routes(promoCodesPanelApi, {
    list: listCodes,
    show: showCode,
    create: createCode,
    generate: generateCodes,
    change: changeCode,
  }),
];
