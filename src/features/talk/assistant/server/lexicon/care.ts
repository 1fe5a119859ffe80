/** Words of people in danger, of anger, and of questions about other people. */
import type { Words } from './words.ts';

export const careWords = {
  die: {
    ru: 'умереть умру сдохнуть суицид самоубийство повеситься вскрыться покончить убью зарежусь',
    en: 'suicide suicidal kill die dying =dying died',
    zh: '自杀 想死 不想活 轻生 活不下去 自残 我想死 不想活了 去死吧',
  },
  live: { ru: '=жить', en: 'alive', zh: '活着 活下去' },
  life: { ru: '=жизнь', en: '=life', zh: '生活 生命' },
  weary: {
    ru: '=смысла =бессмысленно =бессмысленна =надоела =надоело =опостылела',
    en: 'meaningless unbearable',
    zh: '没意思 没意义 没有意义',
  },
  eat: {
    ru: '=ем =ела =поесть кушаю голодаю голодовка',
    en: 'eat eating eaten ate starve starving',
    zh: '吃饭 吃东西 进食 绝食 节食',
  },
  starve: { ru: '=голодаю =голодаем', en: '=starving', zh: '只喝水 断食 绝食' },
  purge: {
    ru: 'рвота рвоту =рвать тошнит вырвать булимия анорексия анорексией рвоты слабительное слабительные',
    en: 'vomit vomiting puke puking purge purging bulimia bulimic anorexia anorexic laxatives throwing threw',
    zh: '催吐 呕吐 厌食 厌食症 暴食症 泻药',
  },
  threat: {
    ru: 'угрожает угрожают угроза угрозы угрожал шантаж шантажирует шантажируют преследует преследуют вымогает домогается домогаются изнасиловал насилует избил избивает бьет бьют ударил =душит',
    en: 'threaten threatens threatening threatened threat threats blackmail blackmailing stalking stalker raped assaulted harassing abused =hits =beats',
    zh: '威胁 勒索 恐吓 跟踪我 骚扰 强奸 打我 敲诈 家暴',
  },
  despair: {
    ru: 'депрессия депрессии отчаяние безысходность =режу порезала порезаться',
    en: 'depressed depression hopeless selfharm =cut =cutting overdose',
    zh: '抑郁 抑郁症 绝望 割腕 自残',
  },
  insult: {
    ru: 'тупой тупая тупые дура дурак дебил дебилы идиот идиоты сука суки блять блядь хрен нахрен нафиг урод уроды козел козлы мразь мрази тварь твари нахуй нахер хуй пидор лох заткнись пошли пошел пошла кретин придурок сволочи',
    en: 'stupid idiot idiots dumb moron fuck fucking fucked shit asshole bitch bastard useless junk trash shut crap suck sucks loser',
    zh: '白痴 垃圾 傻 傻逼 蠢 笨蛋 滚 去死 妈的 废物 混蛋 脑残 他妈的 操你',
  },
  buyer: {
    ru: 'покупатель покупателя покупатели покупателей клиент клиента клиенты клиентов заказчик чужой чужого чужие чужую',
    en: 'buyer buyers customer customers client clients',
    zh: '买家 客户 顾客 其他学员 其他人 别人的',
  },
  roster: {
    ru: 'список списка базу база перечень',
    en: 'list lists database',
    zh: '名单 列表 数据库',
  },
  acquaintance: {
    ru: 'знакомый знакомая знакомых знакомые соседка соседка сосед коллега подруга подруги подругу подруге друг друга другу сестра сестре сестры брат брату брата муж мужа мужу жена жене жены девушке парню бывший бывшей мамы маме бабушке дочке дочери племянница племяннице',
    en: 'friend friends sister brother husband wife girlfriend boyfriend neighbour neighbor niece cousin ex mom mum mother daughter',
    zh: '朋友 闺蜜 姐姐 妹妹 丈夫 老公 妻子 老婆 女朋友 男朋友 邻居 妈妈 女儿',
  },
  quota: {
    ru: 'мест места местечко =набор',
    en: 'spots seats places slots spaces',
    zh: '名额 席位 位置 位子 空位',
  },
  hurry: {
    ru: 'поторопиться торопиться спешить поспешить',
    en: 'hurry rush urgent',
    zh: '抓紧 赶紧 要快',
  },
  state: {
    ru: 'государственный государственная гос госообразца гособразца государство государством признается признают признан официальный аккредитация аккредитован образец образца заграницей',
    en: 'government state recognised recognized recognition accredited accreditation official degree',
    zh: '国家 承认 认可 官方 学历 学位 政府',
  },
  licence: {
    ru: 'лицензия лицензию лицензии лицензирован лицензированная лицензированный лицензированы',
    en: 'license licensed licence licenced licensing',
    zh: '许可证 办学许可 执照 资质 持证 牌照 办学许可证',
  },
} as const satisfies Words;
