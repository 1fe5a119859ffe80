/**
 * The gallery of the demo school: invented people, drawn for it (pictures/), marked as demo content.
 */
import { basename } from 'node:path';
import { type ModelFacts, modelFacts } from '#features/casting/models/rules/models.ts';
import { createModel } from '#features/casting/models/server/models.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { keepOriginal } from '#server/pictures.ts';
import { keepOwnDrawing } from '#server/privatePictures/privatePictures.ts';
import { hour } from '#shared/dates.ts';
import type { LocalText } from '#shared/i18n.ts';
import { portrait } from '#shared/pictures.ts';
import { drawingOf, type Sitter, sitters } from './pictures/gallery.ts';

const cities = {
  moscow: { ru: 'Москва', en: 'Moscow', zh: '莫斯科' },
  petersburg: { ru: 'Санкт-Петербург', en: 'Saint Petersburg', zh: '圣彼得堡' },
  rostov: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don', zh: '顿河畔罗斯托夫' },
  kazan: { ru: 'Казань', en: 'Kazan', zh: '喀山' },
  krasnodar: { ru: 'Краснодар', en: 'Krasnodar', zh: '克拉斯诺达尔' },
  minsk: { ru: 'Минск', en: 'Minsk', zh: '明斯克' },
  almaty: { ru: 'Алматы', en: 'Almaty', zh: '阿拉木图' },
} as const satisfies Record<string, LocalText>;

const people: Record<Sitter, ModelFacts> = {
  alina: model({ ru: 'Алина', en: 'Alina', zh: '阿琳娜' }, 176, '44', cities.rostov),
  mark: model({ ru: 'Марк', en: 'Mark', zh: '马克' }, 187, '50', cities.moscow),
  sofia: model({ ru: 'Софья', en: 'Sofia', zh: '索菲娅' }, 172, '44', cities.petersburg),
  tamara: model({ ru: 'Тамара Ильинична', en: 'Tamara', zh: '塔玛拉' }, 165, '48', cities.krasnodar),
  aizhan: model({ ru: 'Айжан', en: 'Aizhan', zh: '艾占' }, 170, '42', cities.almaty),
  daniil: model({ ru: 'Даниил', en: 'Daniil', zh: '达尼伊尔' }, 184, '48', cities.minsk),
  maria: model({ ru: 'Мария', en: 'Maria', zh: '玛丽亚' }, 168, '54', cities.kazan),
  eva: model({ ru: 'Ева', en: 'Eva', zh: '伊娃' }, 174, '44', cities.moscow),
};

function model(name: LocalText, height: number, size: string, location: LocalText): ModelFacts {
  return modelFacts.parse({ name, height, size, location });
}

/** A drawing as the gallery shows it, and as staff re-frame it. */
export interface Portrait {
  photoId: string;
  pictureId: string;
}

/** Stores the portraits as photos. @returns those of each by its name */
export async function keepPortraits(app: App): Promise<Map<Sitter, Portrait>> {
  const ctx = contextOf(app);
  const kept = sitters.map(async (name) => {
    const drawing = drawingOf(name);
    const file = await keepOriginal(ctx, portrait, drawing);
    const { id: pictureId } = await keepOwnDrawing(ctx, drawing, 1 * hour);
    return [name, { photoId: basename(file), pictureId }] as const;
  });
  return new Map(await Promise.all(kept));
}

export async function loadModels(app: App, tx: Tx, portraits: ReadonlyMap<Sitter, Portrait>): Promise<void> {
  for (const name of sitters) {
    const facts = people[name];
    const { photoId = null, pictureId = null } = portraits.get(name) ?? {};
    const drawn = { consent: 'not_needed', isPublished: true, isDemo: true } as const;
    await createModel({ ...contextOf(app), db: tx }, { ...facts, ...drawn, photoId, pictureId });
  }
}
