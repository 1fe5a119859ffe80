/** A school moves in: 10,000 people and 15,000 orders of a GetCourse-shaped file, the product killed three times in between. */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Moved, movingInApi } from '#features/office/moving-in/contract.ts';
import { isBusy } from '#features/office/moving-in/rules/kinds.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { uploadsApi, uploadsPath } from '#features/records/uploads/contract.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { second } from '#shared/dates.ts';
import { lastingPort, type ServerProcess, startProduct } from '#test/product.ts';
import { call, type EngineAt, onEachEngine, signIn, temporaryFolder } from './product.ts';
import { atMost } from './verdict.ts';
import { watched } from './watching.ts';

const people = 10_000;
const orders = 15_000;
const kills = 3;
/** Limits of one file: both together hold all rows. */
const [trialMs, runMs, pageMs] = [10 * second, 60 * second, 50];

export function run(): Promise<void> {
  return onEachEngine(onEngine);
}

interface School {
  url: string;
  token: string;
  product: ServerProcess;
  start(): ServerProcess;
}

async function onEngine({ engine, databaseUrl }: EngineAt): Promise<void> {
  const folder = await temporaryFolder();
  const port = String(await lastingPort());
  const start = () =>
    startProduct({
      PODIUM_MODE: 'demo',
      PORT: port,
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
    });
  const product = start();
  const { url } = await product.ready;
  const school: School = { url, token: await signIn(url, 'admin@podium.local'), product, start };
  try {
    const [course] = (await call(school, coursesApi.list, {})).courses;
    await whole(engine, school, course!.title);
    await killed(engine, school, course!.title);
  } finally {
    await school.product.stop();
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}

async function whole(name: string, school: School, course: string): Promise<void> {
  const before = await totals(school);
  let [tried, moved, pageP99] = [0, 0, 0];
  for (const file of [usersFile(), ordersFile(course)]) {
    const id = await begin(school, file);
    const check = await timed(school, id, movingInApi.check);
    const run = await timed(school, id, movingInApi.run);
    [tried, moved] = [tried + check.tookMs, moved + run.tookMs];
    pageP99 = Math.max(pageP99, check.pageP99Ms, run.pageP99Ms);
    const { counts } = await call(school, movingInApi.show, { id });
    const strange = counts.filter(({ outcome }) => outcome !== 'created');
    atMost(`rows of a whole file that were not moved in (${name})`, strange.length, 0);
  }
  atMost(`dry run of all rows (${name})`, tried / 1000, trialMs / 1000, ' s');
  atMost(`moving all rows in (${name})`, moved / 1000, runMs / 1000, ' s');
  atMost(`p99 of the landing page meanwhile (${name})`, pageP99, pageMs, ' ms');
  await judge(name, school, before);
}

/** The same again for other people, and the product is killed while it works. */
async function killed(name: string, school: School, course: string): Promise<void> {
  const before = await totals(school);
  const id = await begin(school, ordersFile(course, 'late'));
  await timed(school, id, movingInApi.check);
  await call(school, movingInApi.run, { id });
  for (let kill = 1; kill <= kills; kill++) {
    await until(school, id, ({ rows_done, rows_total }) => rows_done >= (kill * rows_total) / (kills + 2));
    await school.product.kill();
    school.product = school.start();
    await school.product.ready;
  }
  await until(school, id, ({ state }) => !isBusy(state));
  await judge(`${kills} kills, ${name}`, school, before);
}

type Totals = Awaited<ReturnType<typeof totals>>;

async function totals(school: School) {
  const { total } = await call(school, staffApi.listUsers, {});
  return { people: total, orders: (await call(school, ordersApi.list, {})).total };
}

async function judge(name: string, school: School, before: Totals): Promise<void> {
  const after = await totals(school);
  atMost(`people missing or doubled (${name})`, Math.abs(after.people - before.people - people), 0);
  atMost(`orders missing or doubled (${name})`, Math.abs(after.orders - before.orders - orders), 0);
}

/** Until it has ended; visitors open the landing page meanwhile. */
function timed(school: School, id: string, endpoint: typeof movingInApi.check | typeof movingInApi.run) {
  return watched({ url: school.url, pid: school.product.pid }, async () => {
    await call(school, endpoint, { id });
    await until(school, id, ({ state }) => !isBusy(state));
  });
}

/** Asks for the list, which reads no file. */
async function until(school: School, id: string, isSo: (file: Moved) => boolean): Promise<void> {
  for (;;) {
    const { imports } = await call(school, movingInApi.list, {});
    if (imports.some((file) => file.id === id && isSo(file))) return;
    await pause(200);
  }
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
