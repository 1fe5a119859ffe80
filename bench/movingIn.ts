/** A school moves in: 10,000 people and 15,000 orders of a GetCourse-shaped file, the product killed three times in between. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { type Moved, movingInApi, type ShownImport } from '#features/office/moving-in/contract.ts';
import { isBusy } from '#features/office/moving-in/rules/kinds.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { uploadsApi, uploadsPath } from '#features/records/uploads/contract.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { type Endpoint, type Input, type Output, sendsQuery } from '#shared/contract.ts';
import { second } from '#shared/dates.ts';
import { startPostgres } from '#test/postgres.ts';
import { lastingPort, type ServerProcess, startProduct } from '#test/product.ts';
import { atMost } from './verdict.ts';

const people = 10_000;
const orders = 15_000;
const kills = 3;
/** Limits of one file: both together hold all rows. */
const [trialMs, runMs, pageMs] = [10 * second, 60 * second, 50];

export async function run(): Promise<void> {
  const postgres = await startPostgres(true);
  try {
    for (const [name, url] of [
      ['sqlite', ''],
      ['postgres', `${postgres.baseUrl}postgres`],
    ] as const)
      await onEngine(name, url);
  } finally {
    await postgres.stop();
  }
}

interface School {
  url: string;
  product: ServerProcess;
  token: string;
  start(): ServerProcess;
}

async function onEngine(name: string, databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  const settings = {
    ...{ PODIUM_MODE: 'demo', PORT: String(await lastingPort()), LOG_LEVEL: 'silent' },
    ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl },
  };
  const start = () => startProduct(settings);
  const product = start();
  const school: School = { url: (await product.ready).url, product, token: '', start };
  try {
    await measure(name, school);
  } finally {
    await school.product.stop();
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}

async function measure(name: string, school: School): Promise<void> {
  const account = { email: 'admin@podium.local', password: 'podium-demo', remember: true };
  school.token = (await call(school, signInApi.login, account)).access_token;
  const before = await totals(school);
  const [course] = (await call(school, coursesApi.list, {})).courses;
  const files = [usersFile(), ordersFile(course!.title)];
  let [tried, moved] = [0, 0];
  const pageTimes: number[] = [];
  for (const file of files) {
    const id = await begin(school, file);
    tried += await timed(school, { id, endpoint: movingInApi.check, pageTimes });
    moved += await timed(school, { id, endpoint: movingInApi.run, pageTimes });
    const { counts } = await shown(school, id);
    const strange = counts.filter(({ outcome }) => outcome !== 'created');
    atMost(`rows of a whole file that were not moved in (${name})`, strange.length, 0);
  }
  const sorted = pageTimes.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
  atMost(`dry run of all rows (${name})`, tried / 1000, trialMs / 1000, ' s');
  atMost(`moving all rows in (${name})`, moved / 1000, runMs / 1000, ' s');
  atMost(`p99 of the landing page meanwhile (${name})`, p99, pageMs, ' ms');
  const after = await totals(school);
  atMost(`people missing or doubled (${name})`, Math.abs(after.people - before.people - people), 0);
  atMost(`orders missing or doubled (${name})`, Math.abs(after.orders - before.orders - orders), 0);
  await killed(name, school, { course: course!.title, before: after });
}

/** The same again for other people, and the product is killed while it works. */
async function killed(
  name: string,
  school: School,
  { course, before }: { course: string; before: { people: number; orders: number } },
): Promise<void> {
  const id = await begin(school, ordersFile(course, 'late'));
  await timed(school, { id, endpoint: movingInApi.check, pageTimes: [] });
  await call(school, movingInApi.run, { id });
  for (let kill = 0; kill < kills; kill += 1) {
    await until(
      school,
      id,
      ({ rows_done, rows_total }) => rows_done >= ((kill + 1) * rows_total) / (kills + 2),
    );
    await school.product.kill();
    school.product = school.start();
    await school.product.ready;
  }
  await until(school, id, ({ state }) => !isBusy(state));
  const after = await totals(school);
  atMost(
    `orders missing or doubled after ${kills} kills (${name})`,
    Math.abs(after.orders - before.orders - orders),
    0,
  );
  atMost(
    `people missing or doubled after ${kills} kills (${name})`,
    Math.abs(after.people - before.people - people),
    0,
  );
}

interface Work {
  id: string;
  endpoint: typeof movingInApi.check | typeof movingInApi.run;
  pageTimes: number[];
}

/** Milliseconds until it has ended; visitors open the landing page meanwhile. */
async function timed(school: School, { id, endpoint, pageTimes }: Work): Promise<number> {
  await call(school, endpoint, { id });
  const since = performance.now();
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(school.url)).text();
      pageTimes.push(performance.now() - began);
      await pause(20);
    }
  })();
  await until(school, id, ({ state }) => !isBusy(state));
  isOver = true;
  const took = performance.now() - since;
  await visits;
  return took;
}

/** Asks for the list, which reads no file. */
async function until(school: School, id: string, isSo: (file: Moved) => boolean): Promise<void> {
  for (;;) {
    const { imports } = await call(school, movingInApi.list, {});
    if (imports.some((file) => file.id === id && isSo(file))) return;
    await pause(200);
  }
}

function shown(school: School, id: string): Promise<ShownImport> {
  return call(school, movingInApi.show, { id });
}

async function totals(school: School) {
  const { total } = await call(school, staffApi.listUsers, {});
  return { people: total, orders: (await call(school, ordersApi.list, {})).total };
}

/** As browsers upload it (tus), then read. @returns its id */
async function begin(school: School, csv: string): Promise<string> {
  const bytes = Buffer.from(csv);
  const base = { authorization: `Bearer ${school.token}`, 'tus-resumable': '1.0.0' };
  const words = [`purpose ${btoa('table')}`, `name ${btoa('school.csv')}`].join(',');
  const created = await fetch(school.url + uploadsPath, {
    method: 'POST',
    headers: { ...base, 'upload-length': String(bytes.length), 'upload-metadata': words },
  });
  const upload_id = created.headers.get('location')!.split('/').at(-1)!;
  await fetch(`${school.url}${uploadsPath}/${upload_id}`, {
    method: 'PATCH',
    headers: { ...base, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  await call(school, uploadsApi.finish, { id: upload_id });
  return (await call(school, movingInApi.begin, { upload_id })).id;
}

async function call<E extends Endpoint>(school: School, endpoint: E, input: Input<E>): Promise<Output<E>> {
  const { method } = endpoint;
  const rest: Record<string, unknown> = { ...(input as object) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const query = sendsQuery(method) ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const answer = await fetch(`${school.url}${path}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(school.token && { authorization: `Bearer ${school.token}` }),
    },
    ...(!sendsQuery(method) && { body: JSON.stringify(rest) }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`);
  return body as Output<E>;
}

function usersFile(): string {
  const rows = Array.from(
    { length: people },
    (_, n) =>
      `${n};pupil${n}@moved.example;Пользователь;01.03.2024 10:00;Имя${n};Фамилия;8 999 123-45-67;Москва`,
  );
  return ['id;Email;Тип регистрации;Создан;Имя;Фамилия;Телефон;Город', ...rows].join('\n');
}

function ordersFile(course: string, who = 'pupil'): string {
  const rows = Array.from({ length: orders }, (_, n) => {
    const email = `${who}${n % people}@moved.example`;
    return `${who}${n};Имя Фамилия;${email};05.03.2024 10:00;05.03.2024 10:05;${course};Завершен;12 500,00`;
  });
  const headings = 'Номер;Пользователь;Email;Дата создания;Дата оплаты;Состав заказа;Статус;Стоимость, RUB';
  return [headings, ...rows].join('\n');
}
