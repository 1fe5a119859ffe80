// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const schoolTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { school: { changed: string }; metrika: { changed: string } };
  auditFields: { whatsapp: string; tax_system: string; bik: string; account: string; related_site: string; networks: string; icon: string; legal_name: string; ogrn: string; shows_networks: string; benefits: string; languages: string; address: string; bank: string; correspondent: string; counter: string; inn: string; telegram: string; time_zone: string; vat_code: string };
  auditSubjects: { school: { facts: string; logo: string }; metrika: string };
  launchSteps: { school: { lead: string; notes: { no_name: string; no_legal_name: string; no_inn: string; no_ogrn: string; no_address: string; named: '{inn} {name} {seller}' } }; logo: { lead: string }; contacts: { lead: string; notes: { none: string; reached: '{contacts}' } } };
  school: { kinds: { whatsapp: string; email: string; phone: string; telegram: string }; contact: { lead: string; networks: string; ask: string; related: string; address: string; title: string }; map: { title: string; note: string; show: string; open: string }; support: { title: string }; requisites: { inn: '{inn}'; ogrn: '{ogrn}' }; metaNote: string };
  schoolContacts: { tab: string; whatsapp: string; hint: string; relatedName: string; relatedUrl: string; shows: string; showsHint: string; networks: string; network: string; addNetwork: string; networkIcon: string; icons: { instagram: string; vk: string; youtube: string; link: string; telegram: string }; email: string; networkName: string; networkUrl: string; phone: string; telegram: string };
  schoolPanel: { title: string; hint: string; fallback: string; nameStands: '{name}'; timeZoneHint: string; languages: { title: string; hint: string; always: '{language}' }; benefits: { title: string; hint: string; community: string; consultation: string; guide: string; agencies: string; templates: string }; logo: { none: string; alt: string; hint: string; remove: string; removeTitle: string; removeText: string; choose: string; title: string }; address: string; in: { address: string; name: string }; name: string; noZone: string; tab: string; timeZone: string };
  schoolRequisites: { requisites: string; legal_name: string; inn: string; innHint: string; ogrn: string; ogrnHint: string; tax: { system: string; hint: string; vat: string; vatHint: string; systems: { code1: string; code2: string; code3: string; code4: string; code5: string; code6: string }; vatCodes: { code2: string; code3: string; code4: string; code5: string; code6: string; code7: string; code8: string; code9: string; code10: string; code11: string; code12: string; code1: string } }; bank: { title: string; hint: string; account: string; bik: string; correspondent: string; name: string } };
  server: {
    mailFrame: { rehearsal: string; rehearsalNote: string; unsubscribe: string; denial: string; footer: string; purchase: { title: string; amount: string; number: string }; inn: '{inn}'; ogrn: '{ogrn}'; whatsapp: '{text}'; telegram: '{text}'; greeting: '{name}'; greetingWithoutName: string; productName: string };
  };
}
