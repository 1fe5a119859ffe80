import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from './server.ts';

/** What a caller types to find people stands in the query of a list, which is shared as a link. */
const typed = new Set(['search']);

it('no call takes the address or number of a person in its own address, which proxies write down', () => {
  const asking = apiRoutes.filter(({ endpoint: { method } }) => method === 'GET' || method === 'DELETE');
  const found = asking.flatMap(({ endpoint: { method, path, input } }) => {
    const schema = z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' });
    return Object.entries(schema.properties ?? {})
      .filter(([name, field]) => !typed.has(name) && isPersonal(name, field as z.core.JSONSchema.BaseSchema))
      .map(([name]) => `${method} ${path} ${name}`);
  });
  expect(asking.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

function isPersonal(name: string, { format, anyOf = [] }: z.core.JSONSchema.BaseSchema): boolean {
  if (format === 'email' || /mail|phone/i.test(name)) return true;
  return anyOf.some((one) => isPersonal('', one as z.core.JSONSchema.BaseSchema));
}
