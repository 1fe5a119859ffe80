/** Texts of the demo school's public page. All are invented, and marked as demo content in the data. */
import type { SiteContent } from '#features/site/content/contract/content.ts';
import type { Language } from '#shared/i18n.ts';

type Texts<S extends keyof SiteContent> = Record<Language, SiteContent[S]>;

const films = 'https://disk.yandex.ru/d/podium-demo';
const testimonialUrls = [1, 2, 3, 4].map((number) => `${films}-${number}`);
const withUrls = (items: { name: string; title: string }[]) =>
  items.map((item, index) => ({ ...item, url: testimonialUrls[index]! }));

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
    { value: '∞', label: 'access and updates for good' },
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
    role: '学校创始人、订单经纪、教师',
    story: [
      '十七岁入行时，我的作品集只有三张照片，以为外形决定一切。一年后我明白，真正重要的是：听懂摄影师，在镜头前不慌，把合同读到最后一行。',
      '十年间，我为画册、秀场和广告挑选模特，反复看到同样的事：有天赋的人，因为一天就能学会的东西而被拒绝。于是有了这所学校。',
      '我们不许诺名气，也不贩卖梦想。我们教的是一门手艺，并为在橱窗里认出自己的学员而高兴。',
    ],
  },
};

export const testimonials: Texts<'testimonials'> = {
  ru: withUrls([
    { name: 'Алина', title: 'Первая съёмка через три недели' },
    { name: 'Марк', title: 'Каталог мужской одежды в сорок два года' },
    { name: 'Софья', title: 'Из бухгалтерии — в кадр' },
    { name: 'Тамара Ильинична', title: 'Реклама в шестьдесят восемь' },
  ]),
  en: withUrls([
    { name: 'Alina', title: 'The first shoot after three weeks' },
    { name: 'Mark', title: 'A menswear catalogue at forty-two' },
    { name: 'Sofia', title: 'From bookkeeping to the camera' },
    { name: 'Tamara', title: 'A commercial at sixty-eight' },
  ]),
  zh: withUrls([
    { name: '阿琳娜', title: '三周后的第一次拍摄' },
    { name: '马克', title: '四十二岁登上男装画册' },
    { name: '索菲娅', title: '从会计到镜头前' },
    { name: '塔玛拉', title: '六十八岁拍广告' },
  ]),
};

export const reviews: Texts<'reviews'> = {
  ru: [
    {
      name: 'Дарья Ковалёва',
      age: 24,
      role: 'модель маркетплейсов',
      text: 'Два года боялась отправить анкету. После урока про портфолио пересняла снепы у окна на телефон и отправила в пять агентств. Ответили два.',
      result: 'Двенадцать съёмок за первые три месяца',
      rating: 5,
      verified: true,
    },
    {
      name: 'Игорь Мельников',
      age: 41,
      role: 'инженер и модель каталогов',
      text: 'Думал, что модель — это про двадцатилетних. Оказалось, что брендам нужны такие, как я. Больше всего помог разбор договора: вычеркнули два пункта, о которых я бы пожалел.',
      result: 'Постоянный контракт с брендом одежды',
      rating: 5,
      verified: true,
    },
    {
      name: 'Елена Савина',
      age: 57,
      role: 'учительница на пенсии',
      text: 'Занималась по полчаса вечером. Никто не торопил и не советовал худеть. Теперь дочь просит научить её так же стоять перед камерой.',
      result: 'Съёмка в рекламе аптечной сети',
      rating: 5,
      verified: true,
    },
  ],
  en: [
    {
      name: 'Daria Kovalyova',
      age: 24,
      role: 'marketplace model',
      text: 'For two years I was afraid to send an application. After the portfolio lesson I took my snaps again by a window, with a phone, and sent them to five agencies. Two answered.',
      result: 'Twelve shoots in the first three months',
      rating: 5,
      verified: true,
    },
    {
      name: 'Igor Melnikov',
      age: 41,
      role: 'engineer and catalogue model',
      text: 'I thought modelling was for twenty-year-olds. It turned out that brands need people like me. What helped most was going through the contract: we struck out two clauses I would have regretted.',
      result: 'A standing contract with a clothing brand',
      rating: 5,
      verified: true,
    },
    {
      name: 'Elena Savina',
      age: 57,
      role: 'retired teacher',
      text: 'I studied half an hour in the evening. Nobody hurried me or told me to lose weight. Now my daughter asks me to teach her to stand in front of a camera the same way.',
      result: 'A shoot for a chain of pharmacies',
      rating: 5,
      verified: true,
    },
  ],
  zh: [
    {
      name: '达莉娅·科瓦廖娃',
      age: 24,
      role: '电商模特',
      text: '两年来我一直不敢投递资料。学完作品集一课，我用手机在窗边重新拍了素颜照，寄给五家经纪公司，两家回复了。',
      result: '前三个月完成十二次拍摄',
      rating: 5,
      verified: true,
    },
    {
      name: '伊戈尔·梅利尼科夫',
      age: 41,
      role: '工程师、画册模特',
      text: '我以为模特是二十岁年轻人的事，原来品牌也需要我这样的人。最有帮助的是合同讲解，我们划掉了两条会让我后悔的条款。',
      result: '与服装品牌长期签约',
      rating: 5,
      verified: true,
    },
    {
      name: '叶莲娜·萨维娜',
      age: 57,
      role: '退休教师',
      text: '每天晚上学半小时，没有人催我，也没有人劝我减肥。现在女儿让我教她怎样站在镜头前。',
      result: '为连锁药店拍摄广告',
      rating: 5,
      verified: true,
    },
  ],
};
