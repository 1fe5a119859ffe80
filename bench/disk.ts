/** A disk that refuses writes, loses data, fills up and hangs, below a school that sells (decision 028). */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { snapsApi } from '#features/casting/applications/contract/snaps.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { type CutDisk, mountCutDisk } from './cutDisk.ts';
import { buy, type Care, isKnown, open, statusOf } from './diskSchool.ts';
import { call, signIn } from './product.ts';
import { kept } from './verdict.ts';

const purchases = 30;

export async function run(): Promise<void> {
  const only = process.argv[3];
  const trials: [string, (disk: CutDisk) => Promise<void>][] = [
    ['refused, killed, cut', (disk) => afterRefusal(disk, null)],
    ['the same, without care at the opening', (disk) => afterRefusal(disk, 'reopening')],
    ['refused, and the process lives on', lifeAfterRefusal],
    ['uploads', (disk) => afterUpload(disk, null)],
    ['uploads that nobody waits for', (disk) => afterUpload(disk, 'uploads')],
    ['private pictures', (disk) => afterSnap(disk, null)],
    ['private pictures that nobody waits for', (disk) => afterSnap(disk, 'uploads')],
    ['full', onFullDisk],
    ['hanging', onHangingDisk],
    ['hanging, and written to meanwhile', whileCommitHangs],
    ['hanging as the log is emptied', (disk) => whileEmptyingHangs(disk, null)],
    ['the same, on the thread that answers', (disk) => whileEmptyingHangs(disk, 'checkpoints')],
  ];
  for (const [title, trial] of trials) {
    if (only && !title.includes(only)) continue;
    const disk = await mountCutDisk();
    if (typeof disk === 'string') {
      console.log(`SKIPPED: a disk that refuses cannot be mounted here (${disk})`);
      return;
    }
    console.log(title);
    try {
      await trial(disk);
    } finally {
      await disk.unmount();
    }
  }
}

/** A refused sync ends the process; the next one sells; it is killed, and the power fails. */
async function afterRefusal(disk: CutDisk, without: Care | null): Promise<void> {
  const first = await open(disk, without);
  await disk.tell('refuse 1');
  const refused = await buy(first.url).catch(() => 'no answer');
  const code = await first.process.ended;
  if (!without)
    kept('a refused sync ends the process', code === 1 && refused === 'no answer', `code ${code}`);

  const second = await open(disk, without);
  const secrets: string[] = [];
  for (let n = 0; n < purchases; n++) secrets.push(await buy(second.url));
  await second.process.kill();
  await disk.tell('cut');

  const third = await open(disk, null).catch(() => null);
  const found = third ? await Promise.all(secrets.map((secret) => isKnown(third.url, secret))) : [];
  await third?.process.stop();
  const lost = purchases - found.filter(Boolean).length;
  const figures = third ? `${lost} of ${purchases} purchases lost` : 'the school does not start any more';
  if (without) kept(`control: ${without} is caught`, lost > 0, figures);
  else kept('what was acknowledged after a refusal survives the next cut', lost === 0, figures);
}

async function lifeAfterRefusal(disk: CutDisk): Promise<void> {
  const { url, process } = await open(disk, 'ending');
  await disk.tell('refuse 1');
  await buy(url).catch(() => {});
  const isAlive = (await statusOf(url, '/healthz')) === 200;
  kept('control: ending is caught', isAlive, isAlive ? 'it answers on' : 'it ended all the same');
  await process.kill();
}

async function afterUpload(disk: CutDisk, without: Care | null): Promise<void> {
  const first = await open(disk, without);
  const token = await signIn(first.url, 'admin@podium.local');
  const picture = await drawn(300, 90);
  const { logo } = await call({ url: first.url, token }, schoolPanelApi.saveLogo, { picture });
  await first.process.kill();
  await disk.tell('cut');
  const second = await open(disk, null);
  const status = await statusOf(second.url, logo!);
  await second.process.stop();
  if (without) kept(`control: ${without} is caught`, status === 404, `the sign answers ${status}`);
  else kept('a sign that the database names is there', status === 200, `the sign answers ${status}`);
}

/** A visitor adds a photo to an application that is not sent yet; the holder of its secret adjusts the crop. */
async function afterSnap(disk: CutDisk, without: Care | null): Promise<void> {
  const first = await open(disk, without);
  const draft = await call(first, snapsApi.begin, {});
  await call(first, snapsApi.put, { ...draft, kind: 'face_front', photo: await drawn(900, 1200) });
  await first.process.kill();
  await disk.tell('cut');
  const second = await open(disk, null);
  const { snaps } = await call(second, snapsApi.show, draft);
  const answers = await Promise.all(snaps.map(({ photo }) => fetch(second.url + photo)));
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
  await second.process.stop();
  const statuses = answers.map(({ status }) => status).join();
  const figures = `the photo answers ${statuses || 'nothing'}, ${sizes.join()} bytes`;
  if (without) kept(`control: ${without} is caught for photos`, statuses === '404', figures);
  else kept('a private photo that the database names is there', statuses === '200', figures);
}

/** A picture as a form sends it. */
async function drawn(width: number, height: number): Promise<string> {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#a8123a' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

async function onFullDisk(disk: CutDisk): Promise<void> {
  const { url, process } = await open(disk, null);
  const token = await signIn(url, 'student@podium.local', false);
  await disk.tell('full 1');
  const read = await statusOf(url, '/api/user/purchased-courses', token);
  kept('on a full disk people see their courses', read === 200, `${read}`);
  const refused = await buy(url).catch((error: Error) => error.message);
  kept('what would change something is refused in words', /^503 \{.*"code"/.test(refused), refused);
  await disk.tell('full 0');
  const since = performance.now();
  let secret: string | null = null;
  while (!secret && performance.now() - since < 5000) secret = await buy(url).catch(() => null);
  kept('with room again the same process sells on within 5 s', secret !== null, `pid ${process.pid}`);
  await process.stop();
}

/** Only those who buy while it hangs wait for the disk; all others are served. */
async function onHangingDisk(disk: CutDisk): Promise<void> {
  const { url, process } = await open(disk, null);
  const secrets: string[] = [];
  for (let round = 1; round <= 5; round++) {
    await disk.tell('hang 1');
    const buying = await buyInTwoWaves(url);
    const [ready, health] = await Promise.all(['/readyz', '/healthz'].map((path) => statusOf(url, path)));
    const figures = `${ready} and ${health}`;
    kept(
      'while the disk hangs it is there, not ready, and says so',
      ready === 503 && health === 200,
      figures,
    );
    await disk.tell('hang 0');
    secrets.push(...(await Promise.all(buying)));
    const again = await statusOf(url, '/readyz');
    kept('and goes on where it was', again === 200, `${again}`);
  }
  await process.kill();
  await keptAfterCut(disk, secrets);
}

async function whileCommitHangs(disk: CutDisk): Promise<void> {
  const { url, process } = await open(disk, 'pausing');
  await disk.tell('hang 1');
  const buying = (await buyInTwoWaves(url)).map((each) => each.catch(() => null));
  const health = await statusOf(url, '/healthz');
  kept('control: pausing is caught', health === null, health ? 'it answers on' : 'it answers nobody');
  await disk.tell('hang 0');
  await Promise.all(buying);
  await process.kill();
}

/** People buy until the log is long, and the disk hangs while the log is copied into the database file. */
async function whileEmptyingHangs(disk: CutDisk, without: Care | null): Promise<void> {
  // The first start makes the demo school, and leaves a log that is long already.
  const first = await open(disk, null);
  await first.process.stop();
  const { url, process } = await open(disk, without);
  await disk.tell('hang podium.db');
  const secrets: string[] = [];
  let isWaiting = false;
  let last: Promise<unknown> = Promise.resolve();
  while (!isWaiting && secrets.length < 2000) {
    const buying = buy(url).then((secret) => secrets.push(secret));
    isWaiting = await Promise.race([buying.then(() => false), pause(3000, true)]);
    last = buying;
  }
  const health = await statusOf(url, '/healthz');
  const figures = `after ${secrets.length} purchases ${health ?? 'nobody'} is answered`;
  if (without) kept(`control: ${without} is caught`, isWaiting && health === null, figures);
  else kept('while the log cannot be emptied it is there', isWaiting && health === 200, figures);
  await disk.tell('hang 0');
  await last;
  await process.kill();
  if (!without) await keptAfterCut(disk, secrets);
}

async function buyInTwoWaves(url: string): Promise<Promise<string>[]> {
  const wave = () => Array.from({ length: 4 }, () => buy(url));
  const first = wave();
  await pause(300);
  return [...first, ...wave()];
}

async function keptAfterCut(disk: CutDisk, secrets: string[]): Promise<void> {
  await disk.tell('cut');
  const { url, process } = await open(disk, null);
  const found = await Promise.all(secrets.map((secret) => isKnown(url, secret)));
  await process.stop();
  const lost = found.filter((isThere) => !isThere).length;
  kept(
    'what it acknowledged survives the next cut',
    lost === 0,
    `${lost} of ${secrets.length} purchases lost`,
  );
}
