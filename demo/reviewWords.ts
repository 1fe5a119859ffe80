/** The texts of the demo school's reviews, in page order. */
import type { Language, LocalText } from '#shared/i18n.ts';
import type { Face } from './pictures/faces.ts';

interface Words {
  name: string;
  role: string;
  text: string;
  result: string;
}

export const films = {
  ru: [
    { name: 'Алина', title: 'Первая съёмка через три недели' },
    { name: 'Марк', title: 'Каталог мужской одежды в сорок два года' },
    { name: 'Софья', title: 'Из бухгалтерии — в кадр' },
    { name: 'Тамара Ильинична', title: 'Реклама в шестьдесят восемь' },
  ],
  en: [
    { name: 'Alina', title: 'The first shoot after three weeks' },
    { name: 'Mark', title: 'A menswear catalogue at forty-two' },
    { name: 'Sofia', title: 'From bookkeeping to the camera' },
    { name: 'Tamara', title: 'A commercial at sixty-eight' },
  ],
  zh: [
    { name: '阿琳娜', title: '三周后的第一次拍摄' },
    { name: '马克', title: '四十二岁登上男装画册' },
    { name: '索菲娅', title: '从会计到镜头前' },
    { name: '塔玛拉', title: '六十八岁拍广告' },
  ],
} satisfies Partial<Record<Language, { name: string; title: string }[]>>;

export const told = {
  ru: [
    {
      name: 'Дарья Ковалёва',
      role: 'модель маркетплейсов',
      text: 'Два года боялась отправить анкету. После урока про портфолио пересняла снепы у окна на телефон и отправила в пять агентств. Ответили два.',
      result: 'Двенадцать съёмок за первые три месяца',
    },
    {
      name: 'Игорь Мельников',
      role: 'инженер и модель каталогов',
      text: 'Думал, что модель — это про двадцатилетних. Оказалось, что брендам нужны такие, как я. Больше всего помог разбор договора: вычеркнули два пункта, о которых я бы пожалел.',
      result: 'Постоянный контракт с брендом одежды',
    },
    {
      name: 'Елена Савина',
      role: 'учительница на пенсии',
      text: 'Занималась по полчаса вечером. Никто не торопил и не советовал худеть. Теперь дочь просит научить её так же стоять перед камерой.',
      result: 'Съёмка в рекламе аптечной сети',
    },
    {
      name: 'Ксения Орлова',
      role: 'выпускница школы',
      text: 'Уроки короткие, всё можно повторить дома перед зеркалом. Понравилось, что показывают и неудачные дубли: видно, что именно исправить.',
      result: 'Первые снепы и две анкеты в агентства',
    },
    {
      name: 'Тимофей Белов',
      role: 'студент',
      text: 'Материал хороший, но урок про маркетплейсы хотелось бы длиннее. Зато в чате ответили в тот же вечер.',
      result: 'Съёмка для магазина друзей',
    },
    {
      name: 'Наталья Громова',
      role: 'бухгалтер',
      text: 'Ждала, что после курса сразу позовут на съёмки, а меня за два месяца не позвали ни разу. Уроки понятные, но про то, сколько ждать ответа агентств, сказано вскользь.',
      result: '',
    },
    {
      name: 'Арина Лисова',
      role: 'мама двоих детей',
      text: 'Смотрела с телефона, пока дети спали. Больше всего пригодился разбор анкеты: её приняли со второго раза.',
      result: 'Каталог детской одежды вместе с дочерью',
    },
    {
      name: 'Виктор Зимин',
      role: 'водитель',
      text: 'Записался из любопытства. Походка и осанка стали другими, а сниматься я, наверное, не пойду.',
      result: '',
    },
  ],
  en: [
    {
      name: 'Daria Kovalyova',
      role: 'marketplace model',
      text: 'For two years I was afraid to send an application. After the portfolio lesson I took my snaps again by a window, with a phone, and sent them to five agencies. Two answered.',
      result: 'Twelve shoots in the first three months',
    },
    {
      name: 'Igor Melnikov',
      role: 'engineer and catalogue model',
      text: 'I thought modelling was for twenty-year-olds. It turned out that brands need people like me. What helped most was going through the contract: we struck out two clauses I would have regretted.',
      result: 'A standing contract with a clothing brand',
    },
    {
      name: 'Elena Savina',
      role: 'retired teacher',
      text: 'I studied half an hour in the evening. Nobody hurried me or told me to lose weight. Now my daughter asks me to teach her to stand in front of a camera the same way.',
      result: 'A shoot for a chain of pharmacies',
    },
    {
      name: 'Ksenia Orlova',
      role: 'graduate of the school',
      text: 'The lessons are short, and everything can be repeated at home in front of a mirror. I liked that failed takes are shown as well: you see what to put right.',
      result: 'First snaps, and two applications to agencies',
    },
    {
      name: 'Timofey Belov',
      role: 'student',
      text: 'Good material, though I would have liked the lesson on marketplaces to be longer. In the chat they answered the same evening.',
      result: 'A shoot for a shop of friends',
    },
    {
      name: 'Natalia Gromova',
      role: 'bookkeeper',
      text: 'I expected to be called to shoots right after the course, and in two months nobody has called. The lessons are clear, but how long agencies take to answer is mentioned only in passing.',
      result: '',
    },
    {
      name: 'Arina Lisova',
      role: 'mother of two',
      text: 'I watched on my phone while the children slept. What helped most was going through the application: it was accepted the second time.',
      result: 'A catalogue of children’s clothes together with my daughter',
    },
    {
      name: 'Viktor Zimin',
      role: 'driver',
      text: 'I signed up out of curiosity. My walk and posture have changed; modelling itself is probably not for me.',
      result: '',
    },
  ],
  zh: [
    {
      name: '达莉娅·科瓦廖娃',
      role: '电商模特',
      text: '两年来我一直不敢投递资料。学完作品集一课，我用手机在窗边重新拍了素颜照，寄给五家经纪公司，两家回复了。',
      result: '前三个月完成十二次拍摄',
    },
    {
      name: '伊戈尔·梅利尼科夫',
      role: '工程师、画册模特',
      text: '我以为模特是二十岁年轻人的事，原来品牌也需要我这样的人。最有帮助的是合同讲解，我们划掉了两条会让我后悔的条款。',
      result: '与服装品牌长期签约',
    },
    {
      name: '叶莲娜·萨维娜',
      role: '退休教师',
      text: '每天晚上学半小时，没有人催我，也没有人劝我减肥。现在女儿让我教她怎样站在镜头前。',
      result: '为连锁药店拍摄广告',
    },
    {
      name: '克谢尼娅·奥尔洛娃',
      role: '学校毕业学员',
      text: '课节很短，在家对着镜子就能练。我喜欢课程也展示拍坏的镜头，能看清该改哪里。',
      result: '第一组素颜照，并向两家经纪公司投递资料',
    },
    {
      name: '季莫费·别洛夫',
      role: '大学生',
      text: '内容不错，只是电商拍摄那一课希望能再长一些。聊天里当晚就有人回复。',
      result: '为朋友的店铺拍摄',
    },
    {
      name: '娜塔莉娅·格罗莫娃',
      role: '会计',
      text: '我以为学完课程马上就有拍摄邀约，两个月过去一次也没有。课讲得清楚，但经纪公司多久回复只是一带而过。',
      result: '',
    },
    {
      name: '阿丽娜·利索娃',
      role: '两个孩子的妈妈',
      text: '孩子睡着时我用手机看课。最有用的是讲解报名表，第二次投递就通过了。',
      result: '和女儿一起拍摄童装画册',
    },
    {
      name: '维克托·济明',
      role: '司机',
      text: '出于好奇报了名。走姿和体态都变了，拍摄大概不适合我。',
      result: '',
    },
  ],
} satisfies Partial<Record<Language, Words[]>>;

/** What the drawings of their authors show. */
export const pictured: Record<Face, LocalText> = {
  daria: {
    ru: 'Рисунок: женщина с каре, белая рубашка, красная серьга',
    en: 'Drawing: a woman with a bob, a white shirt and a red earring',
    zh: '插画：留波波头的女士，白衬衫，红色耳坠',
  },
  igor: {
    ru: 'Рисунок: мужчина с короткой бородой в профиль, чёрный пиджак, красный платок в кармане',
    en: 'Drawing: a man with a short beard in profile, a black jacket with a red pocket square',
    zh: '插画：蓄短须的男士侧影，黑色西装，红色口袋巾',
  },
  elena: {
    ru: 'Рисунок: женщина с седым узлом волос в профиль, красные бусы',
    en: 'Drawing: a woman with her grey hair in a knot, in profile, with red beads',
    zh: '插画：灰发盘起的女士侧影，红色珠链',
  },
  alina: {
    ru: 'Рисунок: молодая женщина в чёрном пальто с поднятым воротником',
    en: 'Drawing: a young woman in a black coat with its collar up',
    zh: '插画：竖起衣领、身穿黑色大衣的年轻女士',
  },
  mark: {
    ru: 'Рисунок: мужчина с бородой в песочном пальто и алом шарфе',
    en: 'Drawing: a bearded man in a sand overcoat and a crimson scarf',
    zh: '插画：蓄须男士，沙色大衣，绯红围巾',
  },
  sofia: {
    ru: 'Рисунок: женщина в чёрном платье с открытой спиной, длинные алые перчатки',
    en: 'Drawing: a woman in a black gown with a bare back and long crimson gloves',
    zh: '插画：身穿露背黑色礼服的女士，绯红长手套',
  },
  tamara: {
    ru: 'Рисунок: седая женщина в светлом пальто с чёрным воротником',
    en: 'Drawing: a white-haired woman in a light coat with a black collar',
    zh: '插画：白发女士，浅色大衣，黑色衣领',
  },
};
