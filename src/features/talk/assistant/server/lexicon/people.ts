/** Words about people: who asks, who may study, modelling, and trust in the school. */
import type { Words } from './words.ts';

export const peopleWords = {
  age: {
    ru: 'возраст возраста возрасте возрастные возрастная возрастной летие совершеннолетний возрастным юный юная взрослым',
    en: 'age ages aged elder',
    zh: '年龄 岁 岁数 年纪 多大 几岁 年纪大 老年',
  },
  old: {
    ru: 'старый старая стара стар старше взрослый взрослая пенсия пенсионер пенсионерка бабушка бабушке дедушка поздно поздновато зрелый пожилой молодой молодая',
    en: 'old older elderly grandma grandmother grandpa young younger mature late retired senior',
    zh: '太老 老了 老人 退休 年轻 太晚 晚了 奶奶 中年',
  },
  child: {
    ru: 'ребенок детьми детям детях ребенка ребенку дети детей детский дочь дочке дочка дочери дочку сын сыну сына сынок малыш внучка внук подросток школьник школьница внучке подростка подросткам дошкольник',
    en: 'child children kid kids daughter son baby teen teenager grandchild granddaughter boy girl teens',
    zh: '孩子 小孩 女儿 儿子 儿童 少年 宝宝 小孩子 小朋友',
  },
  minor: {
    ru: 'несовершеннолетний несовершеннолетняя несовершеннолетние',
    en: 'minor minors underage',
    zh: '未成年 不满十八 未满',
  },
  parent: {
    ru: 'родитель родители родителей мама мамы мамой папа опекун согласие',
    en: 'parent parents mom mum dad mother father guardian guardians consent',
    zh: '家长 父母 监护人 妈妈 爸爸 同意',
  },
  me: {
    ru: 'мне мой моя мои мое моего моей мою моих моему меня я сама самой самому сам',
    en: "me my mine i i'm im myself i've",
    zh: '我 我的 自己',
  },
  model: {
    ru: 'модель модели моделью моделей модельный модельная модельную модельной модельное моделинг фотомодель кастинг кастинги',
    en: 'model models modeling modelling catwalk casting castings',
    zh: '模特 走秀 试镜',
  },
  become: {
    ru: 'стать стану попасть попаду устроиться пробиться',
    en: 'become becoming join enter',
    zh: '成为 当 加入 进入 做',
  },
  rating: {
    ru: 'рейтинг рейтинга рейтинге рейтинги оценка оценки оценить оцените оценку балл баллы баллов баллах оцениваете скоринг',
    en: 'rating ratings score scores scoring rate rated assessment evaluation evaluate ranking rank',
    zh: '评分 评级 打分 评估 测评 分数 排名 得分',
  },
  recommendation: {
    ru: 'рекомендации рекомендация рекомендацией советы',
    en: 'recommendation recommendations advice',
    zh: '建议 推荐',
  },
  questionnaire: {
    ru: 'анкета анкеты анкету анкете анкетой анкетирование заявка заявку заявки заявке заявление форма форму резюме кандидат бланк откликнуться',
    en: 'questionnaire application applications apply applying form forms applicant candidate casting-form',
    zh: '问卷 申请 申请表 报名表 资料表 报名 表格 填表 登记',
  },
  fill: {
    ru: 'заполнить заполнять подать отправить подаю подача заполнения заявить оставить заполняют',
    en: 'fill filling submit send leave complete',
    zh: '填写 填 提交 投递',
  },
  gallery: {
    ru: 'галерея галерею галерее каталог каталоге',
    en: 'gallery catalogue catalog',
    zh: '画廊 图库 展示 名录',
  },
  where: { ru: 'где куда откуда =месте', en: 'where', zh: '哪里 在哪 哪儿 在何处 哪 在哪里 去哪里 哪里' },
  appearance: {
    ru: 'рост роста вес полная полный толстая толстый худая худой фигура фигурой внешность внешностью красивая некрасивая размер параметры низкая низкий маленького тату шрамы прыщи кг метр плюссайз стройная похудеть худеть фотогеничная',
    en: 'height tall short weight fat overweight figure body looks look ugly beautiful size skinny plussize chubby curvy tattoos photogenic cm kg',
    zh: '身高 体重 胖 矮 瘦 身材 长相 外貌 漂亮 高矮 不高',
  },
  experience: {
    ru: 'опыт опыта нуля ноль новичок новичков подготовка портфолио снепы умею =начинающий =начинающих =начинающая =начинающим =начинающей',
    en: 'experience experienced newbie zero scratch portfolio skills inexperienced novice',
    zh: '经验 零基础 基础差 新手 作品集 没学过 小白',
  },
  work: {
    ru: 'работа работу работы работой работать трудоустройство трудоустроите трудоустраиваете заработок заработать зарабатывать заработаю зарабатывают зарплата доход устроите устройство карьера карьеру',
    en: 'job jobs work employment employ earn earnings earning salary income career hire',
    zh: '工作 就业 赚钱 收入 工资 挣钱 找工作 赚 挣',
  },
  vacancy: {
    ru: 'вакансия вакансии вакансий набираете нанимаете =преподавателем =куратором =наставником',
    en: 'vacancy vacancies hiring openings',
    zh: '招聘 招人 应聘 招老师 招聘老师',
  },
  guarantee: {
    ru: 'гарантия гарантии гарантируете гарантирован гарантированно гарантий обещаете',
    en: 'guarantee guaranteed guarantees promise ensure',
    zh: '保证 保障 承诺 包',
  },
  help: {
    ru: 'помочь поможете помогите помощь помогаете помогает помоги помог',
    en: 'help helps assist helping assistance recommend',
    zh: '帮助 帮 帮忙 推荐',
  },
  cooperate: {
    ru: 'сотрудничаете сотрудничество партнеры партнер',
    en: 'partner partners cooperate cooperation work-with',
    zh: '合作',
  },
  language: {
    ru: 'язык языке языка языки английский русский китайский субтитры субтитрами',
    en: 'language languages english russian chinese subtitles subtitle captions',
    zh: '语言 中文 英文 英语 俄语 字幕 汉语',
  },
  safety: {
    ru: 'развод мошенники мошенник мошенничество обман обманете обманут обманываете обманывают лохотрон кидалово =кинете =кинут доверять =верить =верю безопасно безопасность правда честно надежно разводите лохов разводка лицензия скам',
    en: 'scam scammers fraud fraudulent trust legit legitimate safe safety secure fake cheat honest rip-off ripoff swindle license licensed',
    zh: '骗子 骗人 骗局 诈骗 可靠 靠谱 安全 信任 可信 真的吗 正规 假的',
  },
  document: {
    ru: 'оферта оферту оферты договор договора договоре документ документы документов политика политику конфиденциальность конфиденциальности условия условий правила соглашение персональных данные данных',
    en: 'terms conditions policy policies privacy agreement document documents rules gdpr',
    zh: '条款 隐私 政策 协议 合同 文件 条件 规则',
  },
  country: {
    ru: 'россия россии германия германии казахстан казахстана беларусь беларуси белоруссия украина украины грузия армения узбекистан киргизия израиль турция китай сша америка европа европы заграница границы границей зарубежом страна страны стране иностранец рб рк снг молдова молдовы азербайджан израиле казахстане беларуси грузии армении турции таджикистан монголия латвия эстония литва штатах штаты канада америке',
    en: 'russia russian germany german france french spain italy poland usa america american britain british canada israel turkey china kazakhstan belarus ukraine georgia europe european abroad overseas country countries foreigner foreigners uk israeli kazakh kazakhstani turkish chinese uae thailand india',
    zh: '俄罗斯 德国 法国 美国 英国 加拿大 日本 韩国 中国 欧洲 国外 海外 外国 外国人 国家 美国的 以色列 哈萨克斯坦 白俄罗斯',
  },
  requisite: {
    ru: 'инн огрн реквизиты реквизитов юрлицо ооо ип организация компания',
    en: 'inn ogrn tax requisites company llc entity incorporated legal',
    zh: '税号 注册号 公司名称 法人 营业执照 法律实体',
  },
  address: {
    ru: 'адрес адреса адресу находитесь находится офис офиса офисе филиал филиалы город городе расположены приехать страна метро локация',
    en: 'address located location office city based situated country branch',
    zh: '地址 位置 办公室 哪个城市 在哪里 地点 校区',
  },
} as const satisfies Words;
