// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const dashboardTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  dashboardPanel: { title: string; counts: { label: string; courses: string; models: string; orders: string; reviews: string; users: string }; tasks: { title: string; nothing: string; nothingHint: string; all: '{count}'; waits: '{age}'; holder: '{name}'; subject: string; age: string; act: string }; money: { title: string; before: { today: '{sum}'; week: '{sum}'; month: '{sum}' }; returned: '{sum}'; chart: string; day: '{day} {sum}'; table: string; columns: { received: string; returned: string; day: string }; periods: { month: string; today: string; week: string } }; shortcuts: string };
}
