// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const accountTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  server: {
    personalData: { columns: { email_verified_at: string; blocked_at: string; deleted_email: string; must_change_password: string; password_unproven: string; total_paid_kopecks: string; known_adult_at: string; deleted_at: string; first_name: string; last_name: string; role: string }; sections: { account: string }; values: { user: string; support: string; content_manager: string; financial: string; manager: string; admin: string; super_admin: string } };
    role: { user: string; support: string; content_manager: string; financial: string; manager: string; admin: string; super_admin: string };
  };
}
