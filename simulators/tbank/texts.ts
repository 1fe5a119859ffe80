import type { Step } from './decisions.ts';
import type { Status } from './model.ts';

export const languages = ['ru', 'en', 'zh'] as const;
export type Language = (typeof languages)[number];

export interface Texts {
  language: Language;
  notice: string;
  title: string;
  terms: string;
  contact: string;
  voice: string;
  states: Record<Status, string>;
  steps: Record<Step, string>;
  refusals: string;
  bank: string;
  committed: string;
  toShop: string;
  unknown: string;
  list: string;
  none: string;
  faults: string;
  isDown: string;
  isLosing: string;
  save: string;
  webhooks: string;
}

const all: Record<Language, Texts> = {
  ru: {
    language: 'ru',
    notice: 'Симулятор банка: настоящих денег и договоров здесь нет.',
    title: 'Рассрочка',
    terms: '{months} платежей, без процентов',
    contact: 'Заявитель',
    voice: 'Заявку заполняет оператор по телефону.',
    states: {
      new: 'Анкета открыта',
      inprogress: 'Анкета заполняется',
      approved: 'Одобрено: осталось подписать договор',
      rejected: 'Банк отказал; решают другие банки',
      signed: 'Договор подписан',
      canceled: 'Заявка закрыта',
    },
    steps: {
      fill: 'Заполнить анкету',
      approve: 'Очередной банк одобряет',
      refuse: 'Очередной банк отказывает',
      refuse_all: 'Все банки отказывают',
      sign: 'Подписать договор',
      sign_cooling: 'Подписать с периодом охлаждения',
      cool: 'Период охлаждения прошёл',
      cancel: 'Отказаться от заявки',
    },
    refusals: 'Отказали',
    bank: 'Банк',
    committed: 'Школа подтвердила, что курс открыт',
    toShop: 'Вернуться на сайт школы',
    unknown: 'Такой заявки нет',
    list: 'Заявки на рассрочку',
    none: 'Заявок пока нет.',
    faults: 'Неполадки',
    isDown: 'Банк недоступен',
    isLosing: 'Уведомления теряются',
    save: 'Применить',
    webhooks: 'Уведомления',
  },
  en: {
    language: 'en',
    notice: 'A simulated bank: no real money and no contracts here.',
    title: 'Instalments',
    terms: '{months} payments, no interest',
    contact: 'Applicant',
    voice: 'An operator fills in the application by phone.',
    states: {
      new: 'The form is open',
      inprogress: 'The form is being filled in',
      approved: 'Approved: the contract is to be signed',
      rejected: 'A bank has refused; others still decide',
      signed: 'The contract is signed',
      canceled: 'The application is closed',
    },
    steps: {
      fill: 'Fill in the form',
      approve: 'The next bank approves',
      refuse: 'The next bank refuses',
      refuse_all: 'All banks refuse',
      sign: 'Sign the contract',
      sign_cooling: 'Sign, with a cooling-off period',
      cool: 'The cooling-off period is over',
      cancel: 'Withdraw the application',
    },
    refusals: 'Refused by',
    bank: 'Bank',
    committed: 'The school has confirmed that the course is open',
    toShop: 'Back to the school',
    unknown: 'There is no such application',
    list: 'Applications for instalments',
    none: 'No applications yet.',
    faults: 'Faults',
    isDown: 'The bank is down',
    isLosing: 'Webhooks get lost',
    save: 'Apply',
    webhooks: 'Webhooks',
  },
  zh: {
    language: 'zh',
    notice: '银行模拟器：这里没有真实的资金和合同。',
    title: '分期付款',
    terms: '{months} 期，免息',
    contact: '申请人',
    voice: '由客服通过电话填写申请。',
    states: {
      new: '申请表已打开',
      inprogress: '正在填写申请表',
      approved: '已批准：请签署合同',
      rejected: '一家银行拒绝，其他银行仍在审核',
      signed: '合同已签署',
      canceled: '申请已关闭',
    },
    steps: {
      fill: '填写申请表',
      approve: '下一家银行批准',
      refuse: '下一家银行拒绝',
      refuse_all: '所有银行拒绝',
      sign: '签署合同',
      sign_cooling: '签署合同（含冷静期）',
      cool: '冷静期结束',
      cancel: '撤回申请',
    },
    refusals: '已拒绝',
    bank: '银行',
    committed: '学校已确认开通课程',
    toShop: '返回学校网站',
    unknown: '没有这份申请',
    list: '分期申请',
    none: '还没有申请。',
    faults: '故障',
    isDown: '银行无法访问',
    isLosing: '通知丢失',
    save: '应用',
    webhooks: '通知',
  },
};

/** In the first of these languages that there is; Russian otherwise. */
export function textsIn(asked: string | null, accepted: string): Texts {
  const wanted = [asked ?? '', ...accepted.split(',')].map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((one): one is Language => (languages as readonly string[]).includes(one));
  return all[language ?? 'ru'];
}
