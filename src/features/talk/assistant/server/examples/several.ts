/** Questions that ask for two things at once: their topics stand side by side. */
import type { Examples } from './examples.ts';

export const severalExamples = {
  'price+certificate': {
    ru: 'сколько стоит и есть ли сертификат | сколько стоит и выдаете ли сертификат | сколько стоит курс и дадут ли диплом | цена и сертификат | почём и документ дают? | цена какая, сертификат входит?',
    en: "price and is there a certificate | what's the price, do I get a certificate",
    zh: '多少钱,有证书吗 | 多少钱？能给证书吗？ | 价格多少，发证书吗 | 多少钱，发不发证',
  },
  'instalment+access': {
    ru: 'рассрочка есть? и сколько доступ к урокам',
    en: '',
    zh: '',
  },
  'payment-methods+where-to-watch': {
    ru: 'как оплатить и где потом смотреть',
    en: '',
    zh: '',
  },
  'password+no-mail': {
    ru: 'пароль забыл и письмо не приходит',
    en: '',
    zh: '',
  },
  'price+duration': {
    ru: 'сколько стоит и сколько длится | цена и сроки обучения | сколько стоит и сколько по времени учиться | сколько денег и сколько времени | почём и надолго ли | цена и срок курса',
    en: 'what does it cost and how long is it | how much and how long | price and length? | how much money and how much time',
    zh: '多少钱，学多久 | 价格和时长 | 多少钱多长时间',
  },
  'certificate+instalment': {
    ru: '',
    en: 'do I get a certificate, and can I pay in parts',
    zh: '',
  },
  'price+instalment': {
    ru: 'цена и рассрочка? | почём и есть ли рассрочка | почём и можно ли частями | сколько стоит и дают ли рассрочку на год | цена какая и помесячно можно?',
    en: 'how much and can I pay in parts | price and instalments | how much is it and can I split it | price and can it be split | what does premium cost and is there a payment plan',
    zh: '多少钱，能分期吗 | 价格和分期 | 多少钱，可以分几个月吗 | 价格怎么样，支持分期不',
  },
  'duration+age': {
    ru: 'сколько длится обучение и какой возраст',
    en: '',
    zh: '',
  },
  'refund+certificate': {
    ru: 'можно ли вернуть деньги и дают ли сертификат | есть ли возврат и выдают ли сертификат',
    en: 'refunds and certificates?',
    zh: '能退款吗，有证书吗',
  },
  'receipt+technical': {
    ru: 'чек пришлёте? и куда жаловаться на ошибку в видео',
    en: '',
    zh: '',
  },
  'access+age': {
    ru: '',
    en: 'is it lifetime access and what ages',
    zh: '',
  },
  'consultation+rating': {
    ru: '',
    en: 'how long is the consultation and how much does the rating cost',
    zh: '',
  },
  'age+instalment': {
    ru: '',
    en: '',
    zh: '有年龄限制吗?可以分期吗?',
  },
  'age+duration': {
    ru: 'какой возраст и сколько длится курс?',
    en: '',
    zh: '',
  },
  'age+price': {
    ru: 'до скольки лет берёте и сколько стоит | мне 50, можно? и какая цена',
    en: 'is 55 too old and what does it cost',
    zh: '五十岁能学吗，多少钱',
  },
  'access+duration': {
    ru: 'сколько длится курс и остаётся ли доступ',
    en: 'how long is the course and do I keep access',
    zh: '课程多长，能永久看吗',
  },
  'programme+price': {
    ru: 'что входит и сколько стоит | сколько уроков и какая цена | чему учите и почём | какие темы и сколько стоит',
    en: "what's included and what's the price | what do you teach and for how much",
    zh: '有几节课，多少钱 | 教什么，收多少钱',
  },
  'payment-methods+refund': {
    ru: 'как оплатить и можно ли вернуть деньги',
    en: 'how do I pay and can I get a refund',
    zh: '怎么付款，能退吗',
  },
  'rating+consultation': {
    ru: 'сколько длится консультация и сколько стоит рейтинг',
    en: 'consultation length and rating price?',
    zh: '咨询多久，评分多少钱',
  },
  'price+gift': {
    ru: 'сколько стоит и можно ли подарить',
    en: 'how much is it and can I gift it',
    zh: '多少钱，可以送人吗',
  },
  'duration+schedule': {
    ru: 'сколько длится и есть ли расписание',
    en: 'how long is it and are there fixed times',
    zh: '学多久，有固定时间吗',
  },
  'instalment+refund': {
    ru: 'есть рассрочка? и вернёте ли деньги если не понравится',
    en: "instalments? and refunds if I don't like it",
    zh: '能分期吗？不喜欢能退吗',
  },
  'device+access': {
    ru: 'с телефона можно смотреть и доступ навсегда?',
    en: 'phone ok and access forever?',
    zh: '手机能看吗，永久吗',
  },
  'age+appearance': {
    ru: 'Здравствуйте! Мне 47, рост 158, есть ли смысл вообще начинать? | мне 50 и вешу 90, возьмёте | 45 лет, рост 155, не смешно? | мне за сорок и я полная, можно',
    en: "I'm 49 and 5 foot 1, worth it? | 55 and size 18, can I",
    zh: '我四十八了，身高一米五，行吗 | 五十岁还胖，能学吗',
  },
  'receipt+refund': {
    ru: 'чек дадите? и если передумаю через три дня деньги назад получу? | чек будет? и можно ли вернуть деньги | пришлёте чек и как вернуть если передумаю',
    en: 'do I get a receipt and can I return it',
    zh: '有收据吗，能退吗',
  },
  'duration+programme': {
    ru: '',
    en: 'how many weeks does it take and what topics do you cover',
    zh: '',
  },
  'buying+payment-methods': {
    ru: 'как купить и чем платить | где оформить и какие карты берёте',
    en: 'Hi! Where do I click to buy, and do you take Maestro? | how do I order and which cards do you take | where do I buy and can I use mastercard',
    zh: '怎么买，用什么付 | 在哪下单，能刷visa吗',
  },
  'address+contacts': {
    ru: 'адрес и телефон дайте | где вы и как с вами связаться | скажите адрес и номер',
    en: 'address and phone please | where are you and how do I call you',
    zh: '地址在哪 电话多少 | 地址和电话 | 你们在哪，怎么联系',
  },
  'other-town+certificate': {
    ru: 'я из Омска, можно? и сертификат вышлете? | живу в Риге, смогу учиться и получить сертификат?',
    en: 'I live in Oslo, can I study and get a certificate',
    zh: '我人在上海能学吗，学完有证书不 | 我在广州能学吗，有没有证书',
  },
  'programme+duration': {
    ru: 'сколько недель и что проходим | какие темы и надолго ли | что в программе и сколько длится',
    en: 'how long is it and what does it cover | topics and duration please',
    zh: '学什么，学多久 | 有哪些内容，多长时间',
  },
  'duration+certificate': {
    ru: 'сколько учиться и дают ли бумагу | долго ли и есть ли сертификат в конце',
    en: 'how long and is there a certificate at the end',
    zh: '学多久，有没有证书',
  },
  'other-town+price': {
    ru: 'я из Уфы, можно учиться и сколько стоит | живу в деревне, подойдёт? и почём',
    en: "I'm in Leeds, can I do it and what's the price",
    zh: '我在南京可以学吗，多少钱',
  },
  'age+experience': {
    ru: 'мне 42, опыта нет, не поздно? | 60 лет и никогда не снималась, можно',
    en: "I'm 40 with zero experience, too late?",
    zh: '四十岁没经验还来得及吗',
  },
  'appearance+experience': {
    ru: 'рост 160 и опыта ноль, есть смысл? | я полная и ни разу не позировала, возьмут?',
    en: 'short and never modelled, can I join | chubby with no portfolio, still ok?',
    zh: '个子矮又没经验可以吗 | 长得一般也没拍过照，能学吗',
  },
  'device+download': {
    ru: 'с телефона идёт? и скачать можно?',
    en: 'works on a phone? and can I download',
    zh: '手机能看吗，能下载吗',
  },
  'access+refund': {
    ru: 'доступ навсегда? и вернёте если не понравится',
    en: 'do I keep it forever and can I get a refund',
    zh: '永久看吗，不满意能退吗',
  },
  'schedule+device': {
    ru: 'когда занятия и можно ли с телефона',
    en: 'are there set times and does it run on a phone',
    zh: '有固定时间吗，手机能看吗',
  },
} as const satisfies Examples;
