/** Words about courses and studying. */
import type { Words } from './words.ts';

export const learningWords = {
  course: {
    ru: 'курс курса курсе курсы курсов курсу обучение обучения обучению учеба учебы учиться училась учебный занятия занятие занятий занятиях обучаться учить учусь тренинг марафон мастеркласс выучиться отучиться учебу',
    en: 'course courses training study studying studies learning class classes masterclass academy educational education',
    zh: '课程 课 学习 培训 课堂 班 学 上课 教程',
  },
  lesson: {
    ru: 'урок урока уроки уроков уроке видеоурок видеоуроки видеоуроков видео ролик ролики лекция лекции модуль модули вебинар материал материалы материалов',
    en: 'lesson lessons video videos lecture lectures module modules material materials webinar recordings content',
    zh: '视频 节课 课时 教材 材料 几节 视频课 录播 内容',
  },
  programme: {
    ru: 'программа программы программе программу содержание содержания содержится содержимое включает включено включает наполнение тема темы план входит входят состав внутри научат научите научусь учат изучать научиться =узнаю рассказываете покажите список перечень модули навыки освою освоим изучим =узнаем разделы главы перечислите учебный',
    en: 'program programme programs curriculum syllabus contents content topics topic outline learn include includes included cover covers covered consist inside list skills chapters sections structure agenda modules',
    zh: '大纲 内容 包括 包含 学什么 教什么 哪些课 课表 几节课 多少节 讲什么 目录 有什么 讲些 教学 章节 模块 知识 技能 主题 涵盖 里面有',
  },
  about: {
    ru: 'чем расскажи расскажите поведай подробнее подробно информация инфа опиши чем',
    en: 'about tell details detail info information describe explain',
    zh: '介绍 详细 说说 讲讲 了解 关于',
  },
  'how-many': {
    ru: 'сколько скока скок скоко скольки количество колво сколка сколки наскока =много',
    en: 'many much amount count',
    zh: '多少 几 多大 一共 数量',
  },
  'how-much': { ru: 'почем', en: 'much', zh: '多少钱' },
  long: {
    ru: 'долго длится длятся длительность продолжительность продлится длина идет занимает займет быстро растянется скоро растянут продолжается уйдет потребуется тратить потратить уделять понадобится хватит',
    en: 'long length duration last lasts takes quick fast lengthy quickly spend commitment pace',
    zh: '多久 多长 时长 多长时间 长时间 学完 期限 花多久 需要多久 用时 周期 学多久',
  },
  time: {
    ru: 'время времени срок сроки срока темп темпе успею успеть',
    en: 'time times timing pace busy deadline',
    zh: '时间 忙 工期',
  },
  hour: { ru: 'час часа часов часы часик получаса полчаса', en: 'hour hours', zh: '小时 钟头 半小时 个小时' },
  minute: { ru: 'минута минут минуты минуту мин', en: 'minute minutes min', zh: '分钟' },
  day: { ru: 'день дня дней дни сутки ежедневно', en: 'day days daily', zh: '天 每天 日 几天 多少天' },
  week: { ru: 'неделя недели недель неделю недельку', en: 'week weeks weekly', zh: '周 星期 几周 几个星期' },
  year: { ru: 'год года годик лет годика годиков', en: 'year years yo', zh: '年 岁' },
  access: {
    ru: 'доступ доступа доступен доступны доступно доступе',
    en: 'access accessible available availability',
    zh: '访问 访问权 权限 观看 看',
  },
  forever: {
    ru: 'навсегда пожизненно пожизненный пожизненная вечный бессрочно бессрочный вечно постоянный бессрочная останутся остается останется сохранится сохранятся',
    en: 'lifetime forever permanent permanently unlimited perpetual keep stay kept',
    zh: '永久 终身 一直 永远 终生 无限期 保留',
  },
  expire: {
    ru: 'закончится закончатся заканчиваются кончатся кончится закончился истечет пропадет пропадут исчезнут исчезнет удалят сгорит ограничен закроется закроют сгорят заберут закроете действует продлить',
    en: 'expire expires expiry expiration ends disappear lose limited vanish valid validity limit',
    zh: '限 限制 有限 过期 失效 有效 消失 到期 过期 有效期',
  },
  rewatch: {
    ru: 'пересмотреть пересматривать посмотреть смотреть повторно повторить просмотр просмотра просматривать',
    en: 'rewatch watch watching replay revisit view',
    zh: '重看 回看 再看 反复 重复 复习 观看',
  },
  later: { ru: 'потом позже после', en: 'later after afterwards', zh: '以后 之后 后' },
  /** A payment put off. "After the payment" is a different question. */
  deferred: { ru: '=потом =позже', en: '=later', zh: '以后付 后付' },
  certificate: {
    ru: 'сертификат сертификата сертификаты сертефикат диплома дипломы корочка корочки свидетельство удостоверение аттестат сертифицируете грамота документобокончании грамоту подтверждающий диплом',
    en: 'certificate certificates diploma diplomas certification certified cert credential qualification proof',
    zh: '证书 结业证 毕业证 文凭 发证 认证 资格证 资格 证',
  },
  finish: {
    ru: 'пройти прохождение проходить прохожу окончание окончании окончания закончу завершение завершении конце окончить прохождении завершить итоге',
    en: 'finish completion complete completed completing graduate graduation end',
    zh: '学完 完成 毕业 结业',
  },
  consultation: {
    ru: 'консультация консультации консультацию консультацией консультаций созвон индивидуальная индивидуальный разбор наставник куратор кураторы созвониться персональный встреча',
    en: 'consultation consultations consulting coaching mentor mentoring mentorship tutor session sessions appointment meeting oneonone',
    zh: '咨询 一对一 答疑 导师 面谈',
  },
  personal: {
    ru: 'личная личный личной личную персональная персональный',
    en: 'personal individual private one-on-one oneonone',
    zh: '个人 私人 单独 个别',
  },
  start: {
    ru: 'начать начинается начнется начало начала начинаются старт стартует старта начнутся приступить откроется открывается открыть откроют откроются открываются открываете запуск стартуют начинаем запускается',
    en: 'start starts starting begin begins beginning launch opens open opening kick commence',
    zh: '开始 开课 开班 启动 开放 开学 上线',
  },
  when: {
    ru: 'когда дата дату даты числа число числе какогочисла сентября месяце осенью сезон поток',
    en: 'when date dates september',
    zh: '什么时候 何时 几号 哪天 几月 什么时间 啥时候 多会 日期 哪个月 几月份',
  },
  immediately: {
    ru: 'сразу моментально мгновенно немедленно сейчас уже сегодня',
    en: 'immediately instantly instant now today already',
    zh: '马上 立即 立刻 现在 当天',
  },
  premium: {
    ru: 'премиум премиума премиуме премиальный премиумный прем премиальная навороченный крутой топовый шикарный вип люкс роскошный продвинутый расширенный',
    en: 'premium deluxe luxury vip advanced ultimate fanciest fancy top-tier full-blown',
    zh: '高级 高端 尊享 进阶 豪华 顶级 旗舰',
  },
  optimum: {
    ru: 'оптимум оптимума оптимальный оптимуме основной основного основная',
    en: 'optimum optimal standard main',
    zh: '优选 标准 中级',
  },
  basic: {
    ru: 'базовый базового базовая бейсик начальный базис',
    en: 'basic base beginner',
    zh: '基础 初级 入门',
  },
  /** One of the courses by what it brings, without its name. */
  tier: {
    ru: 'пакет пакеты пакета пакетов тариф тарифы тарифа комплектация',
    en: 'package packages plan plans tier tiers',
    zh: '套餐 档次 档位',
  },
  presale: {
    ru: 'предзаказ предзаказа предзаказе предпродажа предоплата предпродаже',
    en: 'presale preorder pre-sale pre-order presales',
    zh: '预售 预订 预购',
  },
  differ: {
    ru: 'отличается отличаются отличие отличия разница различие сравнить сравнение лучше выбрать различаются',
    en: 'difference differ different compare comparison versus better choose',
    zh: '区别 不同 差别 对比 比较 选哪',
  },
  schedule: {
    ru: 'расписание расписанию расписания график графику графика онлайн офлайн оффлайн очно дистанционно прямой эфир эфире',
    en: 'schedule schedules timetable online offline live fixed remote remotely self-paced',
    zh: '时间表 课程表 直播 上课时间 线上 线下 固定 在线',
  },
  device: {
    ru: 'смартфон смартфона смартфоне айфон айфоне айфона андроид планшет планшете компьютер компьютере ноутбук ноут комп компе устройство устройства устройств браузер айпад макбук макбуке телек телевизоре мобильный приложение',
    en: 'smartphone iphone android ipad tablet computer laptop pc mac macbook device devices browser mobile app tv',
    zh: '手机 平板 电脑 苹果手机 安卓 设备 浏览器 客户端',
  },
  guide: {
    ru: 'гайд гайда гайде гайды пдф pdf руководство руководства руководстве методичка методичку книга книжка пособие гайдик гид брошюра чеклист пдфка',
    en: 'guide guides pdf handbook ebook manual book booklet workbook',
    zh: '指南 手册 电子书 攻略',
  },
  page: { ru: 'страница страниц страницы стр', en: 'page pages', zh: '页 多少页' },
  template: { ru: 'шаблон шаблоны шаблонов шаблона', en: 'template templates', zh: '模板' },
  community: {
    ru: 'сообщество сообщества сообществе комьюнити чат чаты чате группа группы группе общение общаться коммуна беседа клуб тусовка телеграм-канал',
    en: 'community chat group groups club forum discord peers network',
    zh: '社群 社区 群 学员群 交流群 微信群 群聊 交流',
  },
  student: {
    ru: 'ученик ученики учеников ученицы учениц ученица ученицами студент студенты студентов выпускник выпускники выпускников участники участников народ народу однокурсники однокурсниками',
    en: 'student students learner learners pupil pupils graduates alumni classmates members',
    zh: '学员 同学 学生 毕业生 学员数量',
  },
  closed: {
    ru: 'закрытый закрытое закрытая приватный тайный =закрыты =закрыт =заблокирован',
    en: 'closed private secret locked =closed',
    zh: '封闭 私密 内部 锁住 锁了',
  },
  agency: {
    ru: 'агентство агентства агентств агентствами агенство агенства агенств агенству букер скаут скауты контракт контракты контракта',
    en: 'agency agencies modelling-agency booker scout scouts contract contracts signed',
    zh: '经纪公司 经纪 模特公司 机构 事务所 中介 签约 公司 进模特公司',
  },
  teacher: {
    ru: 'преподаватель преподаватели преподавателя преподавателе препод учитель учителя =учит педагог =ведет ведущий тренер тренеры автор автора наставники',
    en: 'teacher teachers instructor instructors lecturer trainer coach author',
    zh: '老师 讲师 教师 教练 导师 授课 主讲',
  },
  /** Asks for the teacher behind "who", and for what is taught otherwise. */
  teach: {
    ru: 'преподает преподаете преподают преподавать',
    en: 'teach teaches teaching taught',
    zh: '教 教我 教课',
  },
  founder: {
    ru: 'основатель основательница основателя основал основала создатель создала создал директор владелец владелица руководитель руководит хозяйка',
    en: 'founder founded founders owner director creator ceo =runs',
    zh: '创始人 创办人 校长 负责人 老板 创立',
  },
  review: {
    ru: 'отзыв отзывы отзывов отзывах отзыва репутация результаты результат кейсы рекомендуют',
    en: 'review reviews testimonial testimonials feedback reputation results',
    zh: '评价 口碑 反馈 好评 评论 见证',
  },
  more: {
    ru: 'еще ещё',
    en: 'more else',
    zh: '还 再',
  },
} as const satisfies Words;
