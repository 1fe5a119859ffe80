/** Applications of the year: pictures of those who wait and of some others, decisions of most. */
import { decideMany } from '#features/casting/applications/server/decisions.ts';
import {
  addDemoApplication,
  agreeToGalleryInDemo,
  type DemoApplication,
} from '#features/casting/applications/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf, type TxContext } from '#server/context.ts';
import { inventedDomain } from '#server/demoDefaults.ts';
import { keepOwnDrawing } from '#server/privatePictures/privatePictures.ts';
import type { Happening } from '#server/retelling.ts';
import { hour } from '#shared/dates.ts';
import { drawingOf, type Sitter } from '../pictures/gallery.ts';
import { type Chance, daysOfYear, type Year } from './calendar.ts';
import { asColleague } from './goods.ts';
import { latinOf, type Name, nameOf } from './names.ts';
import { type Figure, figureOf } from './ratings.ts';

const count = 46;

/** Names that none of the buyers has. */
const firstName = 305;

const approvals = [
  '',
  '',
  'Приглашаем на пробные съёмки в студии',
  'Хорошие снимки, ждём на кастинг каталога',
  'Подходит для показа весенней коллекции',
];
const rejections = [
  'Пока не хватает снимков в полный рост. Пришлите новую анкету, посмотрим ещё раз.',
  'Сейчас набор закрыт, будем рады анкете весной.',
  'Нужны фотографии без ретуши и макияжа.',
];
const abouts = [
  'Снималась для маркетплейсов, есть несколько тестов.',
  'Занимаюсь танцами десять лет, хочу попробовать себя на подиуме.',
  'Учусь на последнем курсе, свободна по вечерам и в выходные.',
  null,
  null,
];
const portraits: Record<'female' | 'male', Sitter[]> = {
  female: ['alina', 'sofia', 'aizhan', 'eva', 'maria'],
  male: ['mark', 'daniil'],
};

export function casting(year: Year, app: App): Happening[] {
  const chance = year.chance('casting');
  return Array.from({ length: count }, (_, n) => {
    const share = (n + 0.5) / count;
    const daysAgo = Math.floor((daysOfYear - 20) * (1 - share) ** 1.6);
    return application({ app, year, chance, n, at: year.moment(daysAgo, chance), daysAgo });
  });
}

interface Telling {
  app: App;
  chance: Chance;
  n: number;
  at: number;
  daysAgo: number;
  year: Year;
}

/** Those of the last days wait; a rejected one is erased after ninety days, so that the older ones were approved. */
function application({ app, year, chance, n, at, daysAgo }: Telling): Happening {
  const name = nameOf(firstName + n, chance.of(0.25));
  const person = { ...name, fullName: `${name.first} ${name.last}`, phone: `+7900${3_000_000 + n * 91}` };
  const status = daysAgo < 5 ? 'new' : daysAgo < 70 && chance.of(0.4) ? 'rejected' : 'approved';
  const picture = chance.of(status === 'new' ? 1 : 0.5) ? chance.pick(portraits[name.gender]) : null;
  const [about, approval, rejection] = [chance.pick(abouts), chance.pick(approvals), chance.pick(rejections)];
  const size = chance.pick(['42', '44', '44', '46', null]);
  const decidedAt = year.office(at + chance.int(1, 40) * hour, chance);
  let pictures: DemoApplication['pictures'] = {};
  const given = () => ({ ...applicant(person), about, clothingSize: size, appliedMs: 0, pictures });
  return {
    at,
    async keep() {
      pictures = picture === null ? {} : { face_front: await kept(app, picture) };
    },
    async tell(ctx) {
      const id = await addDemoApplication(ctx, given());
      if (status === 'new') return;
      const comment = status === 'approved' ? approval : rejection;
      await decideMany(await staffAt(ctx, decidedAt), { ids: [id], status, comment });
      // Two of the latest have agreed to be shown.
      if (status === 'approved' && daysAgo < 40 && n % 4 === 1)
        await agreeToGalleryInDemo(clockAt(ctx, decidedAt + 4 * hour), id);
    },
  };
}

function applicant(person: Figure & Pick<Name, 'first' | 'last'>) {
  const { height, weight, age, city, experience } = figureOf(person);
  return {
    ...{
      fullName: person.fullName,
      height,
      weight,
      age,
      city,
      phone: person.phone,
      guardian: 'none' as const,
    },
    email: `${latinOf(person.first)}.${latinOf(person.last)}@${inventedDomain}`,
    country:
      city === 'Минск'
        ? ('Беларусь' as const)
        : city === 'Алматы'
          ? ('Казахстан' as const)
          : ('Россия' as const),
    modelingExperience: experience,
  };
}

/** A drawing of the demo as a picture that belongs to nothing yet. */
async function kept(app: App, name: Sitter): Promise<string> {
  return (await keepOwnDrawing(contextOf(app), drawingOf(name), 1 * hour)).id;
}

function clockAt(ctx: TxContext, at: number): TxContext {
  return { ...ctx, app: { ...ctx.app, now: () => new Date(at) } };
}

function staffAt(ctx: TxContext, at: number): Promise<TxContext> {
  return asColleague(clockAt(ctx, at), 'content');
}
