/** Kinds of words about people: what they are to each other, how they look and feel, what they are by trade. */
import type { Words } from '../lexicon/words.ts';

export const peopleSenses = {
  'part of a body': {
    ru: 'нос зуб зубы уши ухо глаз глаза бровь губы губа лицо кожа волосы голова шея плечи плечо руки рука кисть пальцы ногти ноготь спина грудь бюст талия живот бедра бедро попа ягодицы ноги нога колени ступня щиколотка икры щеки подбородок лоб скулы родинка борода усы осанка',
    en: 'nose tooth teeth ear ears eye eyes eyebrow lip lips face skin hair head neck shoulder shoulders arm arms hand hands finger nails back chest breast bust waist belly hip hips butt leg legs knee foot feet ankle calf cheek cheeks chin forehead jaw mole beard moustache posture thighs',
    zh: '鼻子 牙 耳朵 眼 眉毛 嘴 脸 皮肤 头发 头 脖子 肩 胳膊 手 指甲 背 胸 腰 肚 屁股 腿 膝盖 脚 脸颊 下巴 额头 痣 胡子 臀',
  },
  'flaw of looks': {
    ru: 'шрам шрамы прыщ прыщи прыщавый угри акне веснушки растяжки целлюлит родимое пятно витилиго ожог горбинка кривой кривые косит косоглазие брекеты очки линзы лысый седой седые морщины сутулость сутулая сколиоз протез инвалид инвалидность коляска глухой слабослышащий слепой хромаю лишний псориаз тату татуха татуировка татуировки пирсинг',
    en: 'scar scars pimple pimples acne spots freckles stretchmarks stretch cellulite birthmark vitiligo burn crooked squint braces glasses lenses bald grey gray wrinkles slouch scoliosis prosthetic disabled disability wheelchair deaf blind limp psoriasis tattoo tattoos tattooed piercing hairy flaws flaw',
    zh: '疤 痘 粉刺 雀斑 妊娠纹 胎记 白癜风 烧伤 歪 斜视 牙套 眼镜 秃 白发 皱纹 驼背 假肢 残疾 轮椅 聋 盲 纹身 穿耳 缺陷',
  },
  'how one is built': {
    ru: 'низкий низкая невысокая невысокий высокий высокая маленькая мелкая коротышка крупная крупный толстый толстая толстушка толстенькая пухлая пухленькая полненькая полная худой худая худющая тощая стройный стройная пышка пышная корпулентная коренастая пузо пузатый сантиметр сантиметров метр кило килограмм сотня размер параметры фигура телосложение вешу похудела поправилась разнесло габариты пропорции модельная внешка внешность',
    en: 'short tall tiny petite small big large heavy fat chubby chunky plump curvy thin skinny slim lean bony muscular centimetres inches foot feet pounds kilos kilograms stone weigh weighs weight height size figure build proportions measurements shape bodytype obese overweight underweight dadbod stocky',
    zh: '矮 高 个子 娇小 大块头 胖 微胖 圆润 瘦 骨感 苗条 厘米 公分 斤 公斤 体型 身材 三围 比例 肌肉 身高 体重 一米',
  },
  'judgement of looks': {
    ru: 'красивый красивая красавица красотка некрасивая уродина страшная страшненькая симпатичная милая обычная средняя заурядная мышь фотогеничная нефотогеничная невзрачная дурнушка смазливая привлекательная смуглая темнокожая рыжая блондинка брюнетка славянская азиатская',
    en: 'beautiful pretty handsome gorgeous ugly plain average ordinary cute hideous photogenic unphotogenic attractive unattractive good-looking hot homely ginger blonde brunette dark-skinned asian',
    zh: '漂亮 好看 帅 丑 难看 普通 一般 颜值 上镜 有魅力 吸引力 黑 金发 长相 单眼皮',
  },
  'old person': {
    ru: 'бабушка бабуля бабка дедушка дед старик старушка старуха пенсионер пенсионерка пенсия предпенсионный преклонный почтенный пожилая немолодая климакс внуки прабабушка ветеран зрелая',
    en: 'grandma grandmother granny gran nan nana grandpa grandfather grandad pensioner retiree retired senior elderly pension oap menopause mature',
    zh: '奶奶 外婆 姥姥 爷爷 外公 老太太 老头 老人 退休 老年 大妈 上了年纪 岁数大',
  },
  'child or youth': {
    ru: 'ребенок дитя малыш малышка детка детки дети сын сынок сынишка дочь дочка дочурка доча девочка мальчик пацан подросток тинейджер школьник школьница первоклассница второклассник первоклашка младшеклассник класс близнецы двойняшки племянник племянница внук внучка внученька чадо наследник юниор детский',
    en: 'child kid kiddo toddler son daughter girl boy lad teen teenager teenage tween schoolgirl schoolboy pupil grader twins nephew niece grandson granddaughter youngster junior preteen',
    zh: '孩子 小孩 宝宝 儿子 女儿 闺女 女孩 男孩 少年 青少年 小学生 初中生 高中生 中学生 双胞胎 侄女 侄子 外甥 孙女 孙子 年级',
  },
  'parent or guardian': {
    ru: 'мама мать мамочка папа отец батя родитель родители опекун попечитель отчим мачеха представитель взрослый законный предки',
    en: 'mom mum mama mother dad papa father folks parents guardian stepdad stepmother parental grownup adult caregiver',
    zh: '妈妈 妈 爸爸 爸 爸妈 家长 父母 监护人 继父 大人 成年人',
  },
  'grown relation': {
    ru: 'муж мужчина жена супруг супруга парень девушка подруга подружка друг сестра брат тетя тетка дядя свекровь невеста жених коллега начальник соседка знакомая бывший бывшая любимая любимый кузина',
    en: 'husband hubby wife spouse boyfriend girlfriend fiance partner friend bestie sister brother aunt uncle colleague coworker boss neighbour cousin ex lover',
    zh: '老公 丈夫 老婆 妻子 男朋友 女朋友 朋友 闺蜜 姐姐 妹妹 哥哥 弟弟 阿姨 姑姑 叔叔 同事 老板 邻居 前男友 前女友 前任',
  },
  'man or woman': {
    ru: 'мужик мужчина мужской парень пацан девушка женщина женский тетка дама леди юноша пол мальчики девочки мужчинам',
    en: 'man men male guy guys woman women female lady ladies bloke gender dude',
    zh: '男 女 男生 女生 男的 女的 男人 女人 男士 女士',
  },
  'years of a life': {
    ru: 'летний годик годков лет возраст стукнуло исполнилось разменяла полтинник тридцатник сороковник двадцатник молодость рождения ровесники юный молодой старый взрослый повзрослела',
    en: 'aged years turning turned forties thirties twenties fifties sixties teens age ages old young younger older decade born',
    zh: '岁 年纪 年龄 岁数 几岁 多大 奔四 奔五 年轻 中年 老',
  },
  'fear or shyness': {
    ru: 'боюсь страх страшно страшновато стесняюсь стеснительная застенчивая зажатая стыдно неловко неуверенная комплексую комплексы робею паникую деревенею дрожь трясусь волнуюсь нервничаю переживаю тревожно',
    en: 'afraid fear scared shy timid embarrassed ashamed awkward insecure nervous anxious panic freeze worry worried terrified intimidated confidence',
    zh: '怕 害怕 害羞 腼腆 内向 不好意思 自卑 紧张 尴尬 焦虑 担心 没自信 丢脸',
  },
  beginner: {
    ru: 'новичок новенькая чайник зеленый начинающий начинающая ноль нуля впервые первый никогда ниразу опыт навык навыки умение база подготовка подготовленная самоучка дилетант любитель азы незнающий дебют непрофессионал профан',
    en: 'newbie noob beginner novice rookie starter green first-timer amateur never zero scratch experience background skills skill training prior beforehand prerequisite prerequisites inexperienced debut basics clueless',
    zh: '新手 小白 零基础 外行 菜鸟 初学 入门 从没 没有经验 经验 基础 没学过 第一次 半路出家 从来没 没接触',
  },
  'to pose and walk': {
    ru: 'позировать позировала позирую фотографировалась фоткалась снималась сниматься съемка съемки съемок кадр камера объектив подиум дефиле дефилировать проходка показ показы показах снепы портфолио бук фотосессия фотосет фото фотки селфи сцена',
    en: 'pose posed posing shoot shoots shooting photoshoot camera lens runway catwalk walked walk show shows snaps polaroids digitals portfolio book selfie selfies photos pictures pics stage modelled modeled',
    zh: '摆姿势 拍照 拍摄 镜头 走秀 台步 t台 秀 模卡 作品集 写真 自拍 照片 上台',
  },
  'trade of another': {
    ru: 'бухгалтер учительница врач медсестра продавец юрист программист повар официантка парикмахер кассир инженер секретарь военный вахта студентка безработная домохозяйка чиновник банкир',
    en: 'accountant nurse doctor lawyer cashier waitress engineer secretary soldier army student unemployed housewife banker clerk programmer officer',
    zh: '会计 护士 医生 律师 服务员 工程师 秘书 军人 大学生 学生 失业 家庭主妇 银行 程序员',
  },
  'people of a shoot': {
    ru: 'фотограф визажист стилист парикмахер оператор монтажер режиссер гример хореограф костюмер ассистент ретушер продюсер',
    en: 'photographer makeup stylist hairdresser hairstylist cameraman videographer director choreographer retoucher producer',
    zh: '摄影师 化妆师 造型师 发型师 摄像 导演 编舞 修图师 助理',
  },
  'to hire': {
    ru: 'нанимаете нанять вакансия вакансии должность штат резюме собеседование устроиться трудоустроиться соискатель требуются требуется ищете набираете кадры команда сотрудники специалист вакантный стажировка преподавать тренер куратор педагог',
    en: 'hire hiring recruit recruiting vacancy vacancies position positions job cv resume interview employ openings staff team applicant needed recruitment instructor coach tutor teach',
    zh: '招聘 招 招人 应聘 职位 岗位 简历 面试 兼职 全职 团队 上班 入职 讲师 教练',
  },
  'wages and career': {
    ru: 'заработок зарплата доход гонорар зарабатывать заработать заработаю трудоустройство карьера заказы заказчик контракт кастинг кастинги перспективы шансы востребована устроят пристроите работодатель вакансия профессия отобьется окупится окупаемость прокормить',
    en: 'earn earnings salary wage income career gig gigs booking bookings job jobs prospects client clients hired contract castings profession living payoff paid work placement',
    zh: '赚钱 挣钱 收入 工资 就业 接单 接活 单子 前景 职业 客户 合同 试镜 找工作 吃饭 毕业后',
  },
  'a person of staff': {
    ru: 'оператор менеджер консультант сотрудник администратор специалист поддержка саппорт живой человек люди кто-нибудь диспетчер руководство начальство',
    en: 'operator agent manager representative human person somebody someone staff support supervisor rep real',
    zh: '人工 客服 真人 工作人员 经理 管理员 活人 专员 接线员',
  },
  machine: {
    ru: 'бот робот программа машина железяка нейросеть нейронка ии автоответчик скрипт алгоритм живой настоящий имя зовут общаюсь разговариваю',
    en: 'bot robot machine ai chatbot program script automated computer real name talking chatting',
    zh: '机器人 程序 人工智能 ai 机器 自动 真人 名字 聊天',
  },
  'who leads or teaches': {
    ru: 'основатель основательница директор владелец хозяйка руководитель учредитель преподаватель педагог учитель тренер автор ведущая ведущий лектор спикер эксперт придумал основал создал главный ведет преподает',
    en: 'founder owner director boss ceo head principal teacher instructor coach lecturer author creator runs teaches behind founded made',
    zh: '创始人 老板 校长 负责人 老师 讲师 教练 作者 主讲 谁办 谁教 讲课 创办',
  },
  'other person spied on': {
    ru: 'блондинка брюнетка девушка модель ученица выпускница однокурсница покупательница фотка отзыв главной имена фамилии чужой чужие чужого познакомиться свидание скинь инста инсту адрес домашний',
    en: 'girl blonde brunette model student graduate buyer picture review names someone else her his stranger date homepage instagram',
    zh: '女孩 女生 金发 模特 学员 名字 别人 他人 她的 认识 照片里 首页 微信',
  },
  harm: {
    ru: 'умереть умру суицид самоубийство убить убью повеситься режу порезы вены таблетки крыша крыши спрыгнуть прыгнуть бьет бьют избили избивает насилие изнасиловали домогается домогательства угрожает угрозы шантаж шантажирует преследует голодаю рвота рвоту булимия анорексия ненавижу жить жизнь отчаяние депрессия исчезнуть раздеться раздеваться интим голые голая',
    en: 'die dying dead suicide suicidal kill killing hang cut cutting pills overdose jump hits beats beaten abuse abused assault rape threatens threaten blackmail blackmailed stalking stalker starve starving vomit throw bulimia anorexia hate hopeless depressed alive living life nudes naked undress',
    zh: '死 自杀 跳楼 割腕 安眠药 打我 家暴 强奸 骚扰 威胁 勒索 跟踪 绝食 呕吐 催吐 厌食 绝望 抑郁 活着 不想活 裸照 脱衣服',
  },
  swearing: {
    ru: 'тупой тупая тупизна тупорылая тупее дебил идиот идиоты дурак дура урод уроды козел сволочь бесполезный железяка чушь бред отстой черт нафиг отвали заткнись пошел пошли баню хрень издеваетесь бесишь задолбал кретин',
    en: 'stupid dumb idiot idiots moron useless garbage trash crap sucks suck shit hell screw damn worthless pathetic fool jerk shut bullshit',
    zh: '蠢 笨 傻 白痴 垃圾 废物 滚 没用 气死 混蛋 破 脑残 笨蛋',
  },
  'thanks and bye': {
    ru: 'спасибо спс благодарю благодарна мерси пасиб спасибки спасибочки выручили помогли поняла понял понятно ясно разобралась пока свидания удачи всего',
    en: 'thanks thank thx ty cheers ta appreciated appreciate helped bye goodbye understood clear gotcha perfect ciao',
    zh: '谢谢 谢 感谢 多谢 明白 懂了 知道了 再见 拜拜 好的 没问题了',
  },
} as const satisfies Words;
