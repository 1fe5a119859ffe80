/** Words about what goes on around a purchase: before it, and after it. */
import type { Words } from './words.ts';

export const purchaseWords = {
  present: {
    ru: 'подарить дарить дарю подарочный подарочная подарочные сюрприз рождения именины др',
    en: 'gift birthday surprise present giftcard',
    zh: '礼物 送给 送人 生日 惊喜 礼品卡',
  },
  sample: {
    ru: 'пробный пробное пробную пробного проба попробовать ознакомительный вводный кусочек отрывок фрагмент демо превью пример примера',
    en: 'try trial sample preview demo taster taste example',
    zh: '试听 试看 试学 体验 先看看 试一试 试试 样课 预览 试一节 先试',
  },
  before: {
    ru: 'до прежде сначала заранее перед сперва',
    en: 'before beforehand first',
    zh: '之前 以前 先 购买前 买之前 付款前',
  },
  whole: {
    ru: 'целиком полностью разом сразу полная полную полной одним единовременно весь вся всего всю',
    en: 'total whole full entire upfront',
    zh: '一次付清 一次性 全款 全额 全部 总价 全价 总共 总计',
  },
  refused: {
    ru: 'отказал отказали отклонил отклонили отклонено =отказ',
    en: 'declined decline declines rejected reject rejects refused refuse denied turned',
    zh: '没批下来 没批 没通过 不批 拒绝 被拒 拒 拒了 被拒了 没过',
  },
  early: {
    ru: 'досрочно досрочное досрочный досрочного раньше заранее',
    en: 'early earlier ahead advance prepay sooner',
    zh: '提前 早点',
  },
  payoff: {
    ru: 'погасить погашу погашение погашения закрыть закрою выплатить выплачу',
    en: 'repay repayment payoff',
    zh: '还清 还款 结清',
  },
  foreign: {
    ru: 'иностранной иностранная иностранный зарубежной зарубежная заграничной казахстанской турецкой турецкого армянского белорусской немецкой белкарт humo хумо узкард белкартой таджикской узбекской киргизской грузинской китайской немецкого европейской американской неросийской заграничная мальте',
    en: 'foreign international overseas american amex express uk euro nonrussian visa-abroad',
    zh: '外国卡 国际卡 外国 外国的 国外 海外 银联卡 银联',
  },
  fails: {
    ru: 'зависла застряла крутится отклонен отклоняет недостаточно =ошибка =ошибку выдает',
    en: 'failed fails failing fail declined error declining insufficient bounced',
    zh: '失败 出错 错误 不成功 付不了 支付不了',
  },
  charged: {
    ru: 'списали списал списало списание списания списались сняли снял сняло сняты снялись ушли',
    en: 'charged charge charges deducted debited taken took billed',
    zh: '扣款 扣了 扣钱 扣费 被扣 收了',
  },
  twice: {
    ru: 'дважды двойное двойной двойная повторно =раза',
    en: 'twice double duplicate again',
    zh: '两次 重复 双重 二次 两遍',
  },
  empty: {
    ru: 'пусто пустой пустая пуст нету',
    en: 'empty missing nowhere',
    zh: '空的 空白 看不到 没看到 找不到',
  },
  appears: {
    ru: 'появился появилось появились появляется вижу видно видны',
    en: 'see appear appeared appears show showing shows',
    zh: '看到 显示 出现',
  },
  bought: {
    ru: '=купил =купила =купили =оплатил =оплатила =оплатили =заплатил =заплатила =взял =взяла =приобрел =приобрела =оплачено =оплачен',
    en: 'bought paid purchased',
    zh: '已经付款 已付 买了 付了 付了钱 付了款 买完 购买了 已付款',
  },
  television: {
    ru: 'телевизор телевизора телевизору телевизоре телек тв смарт самсунг экран экране apple приставка проектор',
    en: 'tv television cast casting chromecast smarttv projector samsung roku airplay',
    zh: '电视 电视机 投屏 投影',
  },
  wrong: {
    ru: '=другой =другую =другого ошиблась ошибся неправильный неправильно неверный опечатка =тот =ту =та новый новую',
    en: 'wrong incorrect mistyped typo another different new',
    zh: '写错 错了 填错 另一个 别的 新的',
  },
  company: {
    ru: '=лицами =лиц ооо юрлицо юрлиц юрлица юридическим юридических юридического организация организации организацию компания компании компанию фирма фирмы фирму предприятие',
    en: 'company firm employer business organisation organization corporate',
    zh: '公司 企业 单位',
  },
  invoice: {
    ru: 'счет счета безнал безналу безналичный безналичному расчетный',
    en: 'invoice invoices invoicing',
    zh: '发票 账单 对公',
  },
  download: {
    ru: 'скачать скачивать скачиваются скачивается скачаю сохранить флешка флешку интернета',
    en: 'download downloads downloadable downloading save',
    zh: '下载 保存 离线',
  },
  busy: {
    ru: '=занят =занята =работаю =учусь =подрабатываю смены сутками полдня некогда совмещать совместить совмещу',
    en: 'busy =nights =evenings fulltime shift shifts juggle',
    zh: '忙 上班 加班 没时间 没什么时间 兼顾',
  },
  able: {
    ru: 'справлюсь справиться потяну осилю сложно сложный тяжело тяжелый трудно трудный боюсь страшно стесняюсь =получится сил силы способности шанс шансы =позировала =снималась',
    en: 'hard difficult handle manage cope tough scared afraid shy chance capable',
    zh: '难 太难 学会 学得会 害怕 紧张 能行 做得到 有机会',
  },
  town: {
    ru: 'москва москве москвы питер питере петербург казань казани екатеринбург новосибирск владивосток владивостока сочи краснодар самара самаре омск уфа пермь воронеж волгоград тюмень минск алматы киев ташкент ереван тбилиси городе города сибирь',
    en: 'moscow london paris berlin dubai york town city village siberia kazan istanbul',
    zh: '北京 上海 广州 深圳 莫斯科 城市 外地 香港 台湾',
  },
  reside: {
    ru: '=живу =проживаю =нахожусь',
    en: 'live living',
    zh: '住在 住',
  },
  offline: {
    ru: 'очно очные очная очный очное офлайн оффлайн вживую филиал филиала филиалы',
    en: 'offline inperson branch',
    zh: '线下 面授 分校',
  },
  approved: {
    ru: 'одобрил одобрили одобряет одобрено одобрен одобрение =дали =дадут =дают',
    en: 'approved approve approves approval',
    zh: '批准 批 通过 批下来',
  },
  /** A payment or a card goes through. */
  goes: {
    ru: '=проходит =прошла =прошел =пройдет =проходят',
    en: 'going',
    zh: '成功',
  },
  cannot: {
    ru: '=могу =получается =удается =можем',
    en: "can't cant cannot unable couldn't",
    zh: '无法 不了 付不了 付不了款 不成功',
  },
  agree: {
    ru: 'подписать подписывать разрешение разрешить согласие согласны =согласен =согласна',
    en: 'agree agreement permission consent allow permit',
    zh: '同意 签字 允许 许可',
  },
  travel: {
    ru: 'приезжать приезжаю приехать =ездить =ехать =поехать',
    en: 'travel commute',
    zh: '过去 亲自去 去你们那里',
  },
  stopped: {
    ru: 'перестал перестала бросил бросила',
    en: 'stop stopped quit',
    zh: '停止 戒',
  },
} as const satisfies Words;
