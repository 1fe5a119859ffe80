/** Facts of the demo school. */
import { isDeepStrictEqual } from 'node:util';
import type { TxContext } from '#server/context.ts';
import { type SchoolFacts, schoolFacts, usualNetworks } from '../rules/school.ts';
import { changeSchool, hasSchoolFacts, schoolFactsOf } from './school.ts';

/** Belongs to nobody: phone numbers and domains reserved for examples, and a name that says so. */
export const demoFacts = schoolFacts.parse({
  name: { ru: 'Подиум', en: 'Podium', zh: 'Podium' },
  address: {
    ru: 'г. Ростов-на-Дону, Примерная улица, 1 (демонстрационный адрес)',
    en: '1 Primernaya Street, Rostov-on-Don, Russia (demo address)',
    zh: '俄罗斯顿河畔罗斯托夫市普里梅尔纳亚街 1 号（演示地址）',
  },
  phone: '+7 900 000-00-01',
  whatsapp: '+7 900 000-00-02',
  telegram: 'podium_demo_school',
  email: 'help@podium.example',
  legal_name: 'ООО «Демонстрационная школа»',
  inn: '0000000000',
  ogrn: '0000000000000',
  related_site: { name: 'Podium Agency', url: 'https://agency.podium.example/' },
  networks: usualNetworks.map((network) => ({ ...network, url: `https://${network.icon}.example/podium` })),
});

/** Clears each fact that is still the demo's, as part of `tx`; those that somebody has changed stay. */
export async function removeDemoFacts(ctx: TxContext): Promise<void> {
  if (!(await hasSchoolFacts(ctx.db))) return;
  const facts = await schoolFactsOf(ctx.db);
  const unsaid = schoolFacts.parse({});
  const isDemo = (name: string) =>
    isDeepStrictEqual(facts[name as keyof SchoolFacts], demoFacts[name as keyof SchoolFacts]);
  const own = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      isDemo(name) ? unsaid[name as keyof SchoolFacts] : fact,
    ]),
  ) as SchoolFacts;
  const demoUrls = new Set(demoFacts.networks.map(({ url }) => url));
  const networks = facts.networks.filter(({ url }) => !demoUrls.has(url));
  if (!isDeepStrictEqual({ ...own, networks }, facts)) await changeSchool(ctx, { ...own, networks });
}
