// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const uploadsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  uploads: { choose: '{purpose, select, video {} clip {} picture {} other {}}'; drop: string; hint: '{purpose, select, video {} clip {} captions {} picture {} table {} other {}}'; size: '{amount, number} {unit, select, gigabytes {} megabytes {} other {}}'; unfinished: '{name}'; forget: string; sending: '{name}'; progress: '{percent} {sent} {total}'; left: '{minutes, number}'; pause: string; cancel: string; paused: string; offline: string; checking: string; ready: '{name}'; unplayable: string; poster: string; posterAlt: string; frame: string; ownPicture: string; useFrame: string; failed: string; goOn: string; reading: string; replace: string };
  server: {
    errors: { upload_too_large: '{amount} {unit, select, gigabytes {} other {}}'; no_space_left: string; upload_type: '{purpose, select, video {} clip {} captions {} picture {} table {} other {}}'; upload_hevc: string; upload_codec: string };
    personalData: { sections: { uploads: string }; columns: { size_bytes: string; media_type: string } };
  };
}
