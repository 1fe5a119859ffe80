/** No day that anybody gives, in a call or a job, makes the school count days without end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportsApi } from '#features/office/exports/contract.ts';
import type { Endpoint } from '#shared/contract.ts';
import { schoolTimeField } from '#shared/fields.ts';
import { exportedFile, ownExports } from '#test/exports.ts';
import { rows } from '#test/rows.ts';
import { asQuery, wellFormedInput } from '#test/wellFormed.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { features } from './features.ts';
import { apiRoutes } from './server.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Place = readonly string[];

interface DayField {
  place: Place;
  /** Text that follows the day, where the field is a time of the school. */
  rest: string;
}

const refusedDays = ['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31'];
/** First and last days that are within the calendar, for calls that take two. */
const periods = [
  ['1900-01-01', '1900-01-01'],
  ['1900-01-01', '2999-12-31'],
  ['2999-12-01', '2999-12-31'],
  ['2999-12-31', '1900-01-01'],
];

const { pattern: schoolTime } = z.toJSONSchema(schoolTimeField, { io: 'input' });
const calls = apiRoutes
  .map(({ endpoint }) => ({ endpoint, fields: dayFieldsOf(endpoint.input) }))
  .filter(({ fields }) => fields.length > 0);
const jobs = features.flatMap((feature) => feature.jobs ?? []);

describe('a day outside 1900 to 2999', () => {
  it.each(calls)('is refused by $endpoint.method $endpoint.path', ({ endpoint, fields }) => {
    const [input] = inputsOf(endpoint, []);
    for (const { place, rest } of fields)
      for (const day of refusedDays) {
        const { error } = endpoint.input.safeParse(withValue(input!, place, day + rest));
        expect(error?.issues.map(({ path }) => path.join('.'))).toContain(place.join('.'));
      }
  });

  it('is refused by every job that takes a day, and by many calls', () => {
    for (const { kind, payload } of jobs)
      for (const { place, rest } of dayFieldsOf(payload))
        for (const day of refusedDays)
          expect(payload.safeParse(withValue({}, place, day + rest)).success, kind).toBe(false);
    expect(calls.length).toBeGreaterThan(20);
  });
});

describeOnOneEngine('days at the ends of the calendar', (makeWorld) => {
  it('are answered by every call that takes one, and its jobs come to an end', async () => {
    const world = await makeWorld();
    for (const { endpoint, fields } of calls) {
      const person = await world.signedInAs('super_admin');
      for (const given of [...refusedDays.map((day) => [day, day]), ...periods])
        for (const input of inputsOf(endpoint, [person.id])) {
          const days = fields.map(({ rest }, n) => given[n % 2]! + rest);
          const sent = fields.reduce((all, { place }, n) => withValue(all, place, days[n]!), input);
          const { status, body } = await person.request(requestOf(endpoint, sent));
          expect(
            status,
            `${endpoint.method} ${endpoint.path} ${given}: ${JSON.stringify(body)}`,
          ).toBeLessThan(500);
        }
      await world.runJobs();
    }
  });

  it('are refused in a report that an earlier version has begun', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('financial');
    for (const [from, to] of [
      ...refusedDays.map((day) => ['2999-01-01', day]),
      ['1900-01-01', '2999-12-31'],
    ]) {
      const { id } = (await person.call(exportsApi.report, { format: 'xlsx' })).body;
      await rows(
        world,
        `update exports set query = '${JSON.stringify({ from, to })}' where id = '${id}' returning id`,
      );
      await world.runJobs();
      expect((await ownExports(person)).find((one) => one.id === id)).toMatchObject({ state: 'failed' });
      expect((await exportedFile(world, person, id)).statusCode).toBe(410);
    }
  });
});

/** Where a schema takes a day or a time of the school. */
function dayFieldsOf(schema: z.ZodType): DayField[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), []);
}

function fieldsIn(schema: Schema, place: Place): DayField[] {
  if (schema.format === 'date') return [{ place, rest: '' }];
  if (schema.pattern === schoolTime) return [{ place, rest: 'T10:00' }];
  const within = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    fieldsIn(one as Schema, [...place, name]),
  );
  const oneOf = (schema.anyOf ?? []).flatMap((one) => fieldsIn(one as Schema, place));
  const items = schema.items ? fieldsIn(schema.items as Schema, [...place, '0']) : [];
  return [...within, ...oneOf, ...items];
}

function inputsOf(endpoint: Endpoint, ids: string[]): Record<string, unknown>[] {
  const someIds = ids.length > 0 ? ids : ['00000000-0000-4000-8000-000000000000'];
  return fc.sample(wellFormedInput(endpoint, someIds), { numRuns: 2, seed: 7 });
}

/** The same input with a value at its place. */
function withValue(input: Record<string, unknown>, place: Place, value: string): Record<string, unknown> {
  const [name = '', ...rest] = place;
  if (rest.length === 0) return { ...input, [name]: value };
  const inner = (input[name] ?? {}) as Record<string, unknown>;
  return { ...input, [name]: withValue(inner, rest, value) };
}

function requestOf({ method, path }: Endpoint, input: Record<string, unknown>) {
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(input[name] ?? 'x'));
  if (method === 'GET' || method === 'DELETE') return { method, url: url + asQuery(input) };
  return { method, url, payload: input };
}
