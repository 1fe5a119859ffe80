/** Texts of the demo school's public page. All are invented, and marked as demo content in the data. */
import type { SiteContent } from '#features/site/content/contract/content.ts';
import type { Language } from '#shared/i18n.ts';

type Texts<S extends keyof SiteContent> = Partial<Record<Language, SiteContent[S]>>;

export const statistics: Texts<'statistics'> = {
  ru: [
    { value: '500+', label: 'учеников прошли наши курсы' },
    { value: '10+', label: 'лет мы работаем с моделями' },
    { value: '15 млн ₽', label: 'заработали наши выпускники' },
    { value: '∞', label: 'доступ и обновления навсегда' },
  ],
  en: [
    { value: '500+', label: 'students have taken our courses' },
    { value: '10+', label: 'years of working with models' },
    { value: '15M ₽', label: 'earned by our graduates' },
    { value: '∞', label: 'lifetime access and updates' },
  ],
  zh: [
    { value: '500+', label: '名学员完成了我们的课程' },
    { value: '10+', label: '年模特行业经验' },
    { value: '1500 万 ₽', label: '毕业生累计收入' },
    { value: '∞', label: '永久访问与更新' },
  ],
};

/** Value from the specification: invented, like the rest of the demo school. */
export const counter: Texts<'counter'> = { ru: 'growing', en: 'growing', zh: 'growing' };

export const founder: Texts<'founder'> = {
  ru: {
    name: 'Вера Ланская',
    role: 'основательница школы, букер и педагог',
    story: [
      'Я пришла в профессию в семнадцать, с портфолио из трёх снимков и уверенностью, что всё решают данные. Через год я знала, что решает другое: умение слышать фотографа, не теряться перед камерой и читать договор до конца.',
      'Десять лет я подбирала моделей для каталогов, показов и рекламы и видела одно и то же: талантливым людям отказывают из-за вещей, которым можно научиться за день. Так появилась эта школа.',
      'Мы не обещаем славы и не торгуем мечтой. Мы учим ремеслу — и радуемся, когда наших учеников узнаём на витринах.',
    ],
  },
  en: {
    name: 'Vera Lanskaya',
    role: 'founder of the school, booker and teacher',
    story: [
      'I came into the profession at seventeen with a portfolio of three pictures, sure that looks decide everything. A year later I knew that other things do: listening to the photographer, staying calm in front of the camera, and reading a contract to the end.',
      'For ten years I chose models for catalogues, shows and advertising and kept seeing the same thing: gifted people were turned down for what can be learnt in a day. That is how this school began.',
      'We do not promise fame and do not trade in dreams. We teach a craft, and are glad to recognise our students in shop windows.',
    ],
  },
  zh: {
    name: '薇拉·兰斯卡娅',
    role: '学校创始人、模特经纪人、教师',
    story: [
      '十七岁入行时，我的作品集只有三张照片，以为外形决定一切。一年后我明白，真正重要的是：听懂摄影师，在镜头前不慌，把合同读到最后一行。',
      '十年间，我为画册、秀场和广告挑选模特，反复看到同样的事：有天赋的人，因为一天就能学会的东西而被拒绝。于是有了这所学校。',
      '我们不许诺名气，也不贩卖梦想。我们教的是一门手艺，并为在橱窗里认出自己的学员而高兴。',
    ],
  },
};
