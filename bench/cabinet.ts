/** The cabinet and a lesson over slow networks, as a student without anything kept comes to them: requests and seconds. */
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { signInAs } from './panelSession.ts';
import { startProduct } from './processes.ts';
import { load, phone, slow3G } from './slowNetworks.ts';
import { atMost } from './verdict.ts';

export async function run(): Promise<void> {
  const product = await startProduct();
  const { path } = await provideChromium(console.log);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const session = await signInAs(product.url, 'student@podium.local', false);
    const headers = { authorization: `Bearer ${session.token}` };
    const ask = async (address: string) => (await fetch(product.url + address, { headers })).json();
    const { courses } = (await ask('/api/user/purchased-courses')) as { courses: { id: string }[] };
    const { id } = courses[0]!;
    const { lessons } = (await ask(`/api/lessons/${id}`)) as { lessons: { id: string }[] };
    const screens = [
      { name: 'cabinet', path: '/dashboard', content: 'main h2' },
      { name: 'lesson', path: `/course/${id}/lesson/${lessons[0]!.id}`, content: 'main article h1' },
    ];
    for (const { name, content, ...screen } of screens) {
      console.log(`\n${name}`);
      const visit = { browser, address: product.url + screen.path, content, session, window: phone };
      const whole = await load(visit);
      console.log(`  ${(whole.bytes / 1000).toFixed(0)} KB`);
      atMost(`${name}: requests`, whole.requests, 20);
      const slow = await load({ ...visit, network: slow3G });
      atMost(`${name}: something to see on ${slow3G.name}`, slow.skeleton / 1000, 2.5, ' s');
      atMost(`${name}: content on ${slow3G.name}`, slow.content / 1000, 6, ' s');
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
