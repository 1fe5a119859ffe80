/** Pictures of the demo school's page, kept as the school's own would be: first screen, founder, what a student gets. */
import { addDemoPicture, type KeptPicture, keepDemoPicture } from '#features/site/pictures/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf, type TxContext } from '#server/context.ts';
import type { LocalText } from '#shared/i18n.ts';
import { photographedIn, product, type Screen, screens } from './pictures/product.ts';
import { founder, hero } from './pictures/site.ts';

const forAll = { caption: { ru: '' }, language: null };

/** The face stays where a phone cuts the picture. */
const people = [
  {
    place: 'hero',
    ...forAll,
    ...{ draw: hero, focus: { x: 0.5, y: 0.2 } },
    alt: {
      ru: 'Рисунок: модель в широкополой шляпе и распахнутом чёрном пальто идёт навстречу, алый шарф летит по ветру',
      en: 'Drawing: a model in a wide-brimmed hat and an open black coat walks towards us, her crimson scarf flying',
      zh: '插画：模特头戴宽檐帽，身穿敞开的黑色大衣迎面走来，绯红围巾随风飘扬',
    },
  },
  {
    place: 'founder',
    ...forAll,
    ...{ draw: founder, focus: { x: 0.5, y: 0.3 } },
    alt: {
      ru: 'Рисунок: основательница школы в профиль, чёрный жакет, седая прядь, красный карандаш в причёске',
      en: 'Drawing: the founder of the school in profile, a black jacket, a grey strand, a red pencil in her hair',
      zh: '插画：学校创始人的侧影，黑色西装外套，一缕银发，发髻里插着一支红铅笔',
    },
  },
] as const;

interface Words {
  alt: LocalText;
  caption: LocalText;
}

const screenWords: Record<Screen, Words> = {
  lesson: {
    alt: {
      ru: 'Экран урока «Секреты стиля»: фильм, описание и материалы под ним',
      en: 'The lesson “Secrets of style” on screen: the film, with notes and materials below it',
      zh: '《风格的秘密》课程页面：视频，下方是说明和资料',
    },
    caption: {
      ru: 'Урок: видео, бонус и материалы на одном экране',
      en: 'A lesson: film, bonus and materials on one screen',
      zh: '课节：视频、赠品和资料在同一页面',
    },
  },
  cabinet: {
    alt: {
      ru: 'Личный кабинет ученицы: следующий урок сверху, курсы с пройденной частью под ним',
      en: 'A student’s account: the next lesson on top, courses with their progress below it',
      zh: '学员个人中心：上方是下一节课，下方是课程和学习进度',
    },
    caption: {
      ru: 'Кабинет продолжает с того места, где вы остановились',
      en: 'Your account picks up where you left off',
      zh: '个人中心：从上次停下的地方继续',
    },
  },
  rating: {
    alt: {
      ru: 'Результат рейтинга: 82 балла из 100 и советы, что поможет дальше',
      en: 'A rating result: 82 points out of 100, and advice on what helps next',
      zh: '评分结果：100 分中得 82 分，并附下一步建议',
    },
    caption: {
      ru: 'Рейтинг: оценка с открытой формулой и советами',
      en: 'The rating: a score with an open formula and advice',
      zh: '评分：公式公开，并附建议',
    },
  },
  template: {
    alt: {
      ru: 'Два листа шаблонов: модельная карточка, за ней разворот портфолио с рамками для снимков',
      en: 'Two sheets of the templates: a comp card, and behind it a portfolio spread with frames for pictures',
      zh: '两页模板：前面是模特卡，后面是带照片框的作品集跨页',
    },
    caption: {
      ru: 'Шаблоны портфолио и карточки: остаётся вставить снимки',
      en: 'Portfolio and comp card templates: just add your pictures',
      zh: '作品集与模特卡模板，带照片框',
    },
  },
  certificate: {
    alt: {
      ru: 'Страница проверки сертификата: имя, курс, номер и дата выдачи',
      en: 'The page that verifies a certificate: name, course, number and date of issue',
      zh: '证书验证页面：姓名、课程、编号和颁发日期',
    },
    caption: {
      ru: 'Именной сертификат, подлинность которого проверит любой',
      en: 'A certificate in your name that anyone can verify',
      zh: '记名证书，任何人都可验证真伪',
    },
  },
};

/** Keeps their files. */
export async function keepSitePictures(app: App): Promise<KeptPicture[]> {
  const ctx = contextOf(app);
  const drawn = people.map(({ draw, ...words }) => keepDemoPicture(ctx, Buffer.from(draw()), words));
  const shots = photographedIn().flatMap((language) => screens.map((screen) => ({ language, screen })));
  const photographed = shots.map(async ({ language, screen }) => {
    const words = { ...screenWords[screen], language, place: 'proof', focus: null } as const;
    return keepDemoPicture(ctx, Buffer.from(await product(screen, language)), words);
  });
  return Promise.all([...drawn, ...photographed]);
}

export async function addSitePictures(ctx: TxContext, pictures: readonly KeptPicture[]): Promise<void> {
  for (const picture of pictures) await addDemoPicture(ctx, picture);
}
