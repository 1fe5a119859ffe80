/** The school's own part of its launch: who it is, its sign, how people reach it. */
import { launchChecksOf } from '#server/launch.ts';
import { school } from '../manifest.ts';
import { contactsOf } from '../rules/contacts.ts';
import { schoolFactsOf, schoolIn } from './school.ts';

const needed = ['name', 'legal_name', 'inn', 'ogrn', 'address'] as const;

export const schoolLaunch = launchChecksOf(school.launch, {
  async school(ctx) {
    const facts = await schoolFactsOf(ctx.db);
    const missing = needed.filter((fact) => !facts[fact]);
    if (missing.length > 0) return { state: 'open', notes: missing.map((fact) => ({ name: `no_${fact}` })) };
    const { name, legal_name, inn } = await schoolIn(ctx.db, ctx.actor.language);
    const values = { name: name ?? '', seller: legal_name ?? '', inn: inn ?? '' };
    return { state: 'done', notes: [{ name: 'named', values }] };
  },
  async logo(ctx) {
    const { logo } = await schoolIn(ctx.db, ctx.actor.language);
    return { state: logo ? 'done' : 'open' };
  },
  async contacts(ctx) {
    const contacts = contactsOf(await schoolIn(ctx.db, ctx.actor.language));
    if (contacts.length === 0) return { state: 'open', notes: [{ name: 'none' }] };
    const values = { contacts: contacts.map(({ text }) => text).join(' · ') };
    return { state: 'done', notes: [{ name: 'reached', values }] };
  },
});
