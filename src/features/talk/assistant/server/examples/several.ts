/** Questions that ask for two things at once: their topics stand side by side. */
import type { Examples } from './examples.ts';

export const severalExamples = {
  'price+certificate': {
    ru: 'сколько стоит и есть ли сертификат | сколько стоит и выдаете ли сертификат | сколько стоит курс и дадут ли диплом | цена и сертификат',
    en: 'price and is there a certificate',
    zh: '多少钱,有证书吗 | 多少钱？能给证书吗？ | 价格多少，发证书吗',
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
    ru: 'сколько стоит и сколько длится | цена и сроки обучения',
    en: 'what does it cost and how long is it | how much and how long',
    zh: '多少钱，学多久',
  },
  'certificate+instalment': {
    ru: '',
    en: 'do I get a certificate, and can I pay in parts',
    zh: '',
  },
  'price+instalment': {
    ru: 'цена и рассрочка? | почём и есть ли рассрочка',
    en: 'how much and can I pay in parts | price and instalments | how much is it and can I split it',
    zh: '多少钱，能分期吗 | 价格和分期',
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
    ru: 'что входит и сколько стоит | сколько уроков и какая цена',
    en: "what's included and what's the price",
    zh: '有几节课，多少钱',
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
} as const satisfies Examples;
