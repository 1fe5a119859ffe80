/** Applications of the demo school: invented people; the photos are its own drawings. */
import type { Experience } from '#features/casting/applications/rules/applicant.ts';
import type { SnapKind } from '#features/casting/applications/rules/snaps.ts';
import {
  addDemoApplication,
  type DemoApplication,
  hasApplied,
  isUntouched,
} from '#features/casting/applications/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { keepOwnDrawing } from '#server/privatePictures/privatePictures.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour } from '#shared/dates.ts';
import { drawingOf, type Sitter } from './pictures/gallery.ts';

type Told = [fullName: string, city: string, height: number, weight: number, age: number];

interface Person extends Pick<DemoApplication, 'appliedMs' | 'outcome' | 'note'> {
  told: Told;
  local: string;
  experience: Experience | null;
  size?: string;
  about?: string;
  guardian?: DemoApplication['guardian'];
  /** Portraits of the demo, by the kind of photo. */
  photos?: Partial<Record<SnapKind, Sitter>>;
}

const people: Person[] = [
  {
    told: ['Полина Рябинина', 'Казань', 177, 57, 19],
    local: 'polina',
    experience: 'beginner',
    size: '42',
    about: 'Учусь на дизайнера, два раза снималась для друзей-фотографов.',
    appliedMs: 3 * hour,
    photos: { face_front: 'eva', waist_up: 'alina' },
  },
  {
    told: ['Тимур Саидов', 'Москва', 186, 78, 24],
    local: 'timur',
    experience: 'none',
    appliedMs: 1 * day,
    photos: { face_front: 'mark' },
  },
  {
    told: ['Нина Аркадьевна Лес', 'Краснодар', 166, 63, 58],
    local: 'nina',
    experience: 'amateur',
    size: '48',
    about: 'Тридцать лет преподаю музыку, хочу попробовать рекламу.',
    appliedMs: 2 * day,
    note: 'Просит звонить после 18:00',
    photos: { face_front: 'tamara' },
  },
  {
    told: ['Ульяна Соколова', 'Ростов-на-Дону', 171, 54, 17],
    local: 'ulyana',
    experience: 'none',
    appliedMs: 2 * day + 5 * hour,
    guardian: 'asked',
  },
  {
    told: ['Айгерим Ким', 'Алматы', 173, 56, 22],
    local: 'aigerim',
    experience: 'professional',
    size: '42',
    appliedMs: 6 * day,
    photos: { face_front: 'aizhan' },
    outcome: { status: 'approved', comment: 'Ждём на пробные съёмки в субботу', isAsked: true },
  },
  {
    told: ['Степан Вихрев', 'Минск', 184, 74, 27],
    local: 'stepan',
    experience: 'beginner',
    appliedMs: 9 * day,
    photos: { face_front: 'daniil' },
    outcome: { status: 'approved', comment: '' },
  },
  {
    told: ['Лилия Март', 'Санкт-Петербург', 169, 60, 31],
    local: 'liliya',
    experience: 'none',
    appliedMs: 14 * day,
    outcome: {
      status: 'rejected',
      comment: 'В анкете нет фотографий. Пришлите новую с шестью снимками, и мы с удовольствием посмотрим.',
    },
  },
];

/** Once, in a school where nobody has applied yet. */
export async function createDemoApplications(app: App): Promise<void> {
  const ctx = contextOf(app);
  if (!(await isUntouched(ctx))) return;
  // The latest has the highest number.
  const byTime = people.toSorted((a, b) => b.appliedMs - a.appliedMs);
  const drawn = await Promise.all(byTime.map((person) => picturesOf(app, person)));
  await ctx.transaction(async (ctx) => {
    for (const [index, person] of byTime.entries())
      await addDemoApplication(ctx, toApplication(person, drawn[index] ?? {}));
  });
}

/** The same as parts of the past, so that they have the numbers of their days; not again where the small school has them. */
export function pastApplications(app: App, until: number): Happening[] {
  return people.map((person) => {
    let pictures: DemoApplication['pictures'] = {};
    return {
      at: until - person.appliedMs,
      async keep() {
        pictures = await picturesOf(app, person);
      },
      async tell(ctx) {
        const given = toApplication({ ...person, appliedMs: 0 }, pictures, people.indexOf(person));
        if (!(await hasApplied(ctx, given.email))) await addDemoApplication(ctx, given);
      },
    };
  });
}

async function picturesOf(app: App, { photos = {} }: Person): Promise<DemoApplication['pictures']> {
  const kept = Object.entries(photos).map(async ([kind, name]) => {
    return [kind, (await keepOwnDrawing(contextOf(app), drawingOf(name), 1 * hour)).id];
  });
  return Object.fromEntries(await Promise.all(kept)) as DemoApplication['pictures'];
}

/** Phone numbers and addresses that belong to nobody. */
function toApplication(
  person: Person,
  pictures: DemoApplication['pictures'],
  place = people.indexOf(person),
): DemoApplication {
  const [fullName, city, height, weight, age] = person.told;
  const { appliedMs, outcome, note, local, experience, size = null, about = null } = person;
  return {
    ...{ fullName, city, height, weight, age, about, appliedMs, pictures },
    ...(outcome && { outcome }),
    ...(note && { note }),
    email: `${local}@podium.example`,
    phone: `+79000001${String(100 + place)}`,
    country: city === 'Минск' ? 'Беларусь' : city === 'Алматы' ? 'Казахстан' : 'Россия',
    modelingExperience: experience,
    clothingSize: size,
    guardian: person.guardian ?? 'none',
  };
}
