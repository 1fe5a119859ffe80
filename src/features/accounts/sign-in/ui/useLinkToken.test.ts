import { expect, test } from 'vitest';
import { readLinkToken } from './useLinkToken.ts';

const read = (token: string, inPath: boolean) =>
  readLinkToken({
    request: new Request(`https://school.example/verify-email${inPath ? '' : `?token=${token}`}`),
    params: inPath ? { token } : {},
  });

test.each(['.', ',', ')', '»', '.)', '>', '\u200b'])(
  'a link with %j of its sentence has its token',
  (sign) => {
    for (const inPath of [true, false])
      expect(read(`aB3_-x${encodeURI(inPath ? '' : sign)}${inPath ? sign : ''}`, inPath)).toBe('aB3_-x');
  },
);
