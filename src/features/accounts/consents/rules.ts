import type { Language } from '#shared/i18n.ts';

export const consentDocuments = ['privacy', 'personal_data', 'offer', 'newsletter', 'review'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** Consents without a document: the wording that was agreed to is the whole of it. */
export const agreements = ['photos', 'publication'] as const;
export type Agreement = (typeof agreements)[number];

/**
 * Consents that can be withdrawn by law. The others are the terms under which something was bought or used.
 */
const withdrawable: readonly string[] = [
  ...['newsletter', 'review', 'personal_data', 'payment_reminder'],
  ...agreements,
];

export function canWithdraw(document: string): boolean {
  return withdrawable.includes(document);
}

/** Stands in the ledger where a document does otherwise: consent to one reminder of an unfinished payment. */
export const reminderDocument = 'payment_reminder';

export const reminderWordings: Record<Language, string> = {
  ru: 'Пришлите одно напоминание, если не успею оплатить',
  en: 'Send me one reminder if I don’t finish paying',
  zh: '如果付款未完成，请发一封邮件提醒我',
};

/** Prefix of the hash that replaces the address of an erased person. */
export const sealMark = 'sha256:';

/** Wording beside the box that the person ticks. */
export const consentWordings: Record<Language, Record<ConsentDocument, string>> = {
  ru: {
    privacy: 'Я принимаю политику конфиденциальности',
    personal_data: 'Я даю согласие на обработку персональных данных',
    offer: 'Я принимаю условия договора-оферты',
    newsletter: 'Я даю согласие на получение по электронной почте писем о новых уроках и предложениях школы',
    review: 'Я даю согласие на публикацию отзыва',
  },
  en: {
    privacy: 'I accept the privacy policy',
    personal_data: 'I consent to the processing of my personal data',
    offer: 'I accept the terms of the offer agreement',
    newsletter: 'I agree to receive emails about new lessons and offers of the school',
    review: 'I consent to the publication of my review',
  },
  zh: {
    privacy: '我接受隐私政策',
    personal_data: '我同意处理我的个人数据',
    offer: '我接受《购课协议》（公开要约）',
    newsletter: '我同意通过电子邮箱接收学校关于新课程和优惠的邮件',
    review: '我同意公开发布我的评价',
  },
};

/** Wording beside the button that buys for a signed-in person: there is no box, pressing it accepts. */
export const buttonWordings: Record<Language, string> = {
  ru: 'Нажимая кнопку, я принимаю условия договора-оферты',
  en: 'By pressing the button I accept the terms of the offer agreement',
  zh: '点击按钮即表示我接受《购课协议》（公开要约）',
};

/** Wording beside the buttons for signing in with other services: pressing one accepts. */
export const providerWordings: Record<Language, Record<'privacy' | 'personal_data', string>> = {
  ru: {
    privacy: 'Входя через другой сервис, я принимаю политику конфиденциальности',
    personal_data: 'Входя через другой сервис, я даю согласие на обработку персональных данных',
  },
  en: {
    privacy: 'By signing in with another service I accept the privacy policy',
    personal_data: 'By signing in with another service I consent to the processing of my personal data',
  },
  zh: {
    privacy: '通过其他服务登录即表示我接受隐私政策',
    personal_data: '通过其他服务登录即表示我同意处理我的个人数据',
  },
};

/** The part of the wording that links to the document. */
export const consentLinks: Record<Language, Record<ConsentDocument, string>> = {
  ru: {
    privacy: 'политику конфиденциальности',
    personal_data: 'согласие на обработку персональных данных',
    offer: 'договора-оферты',
    newsletter: 'согласие на получение',
    review: 'согласие на публикацию отзыва',
  },
  en: {
    privacy: 'privacy policy',
    personal_data: 'consent to the processing of my personal data',
    offer: 'offer agreement',
    newsletter: 'agree to receive emails',
    review: 'consent to the publication of my review',
  },
  zh: {
    privacy: '隐私政策',
    personal_data: '处理我的个人数据',
    offer: '《购课协议》',
    newsletter: '同意通过电子邮箱接收',
    review: '同意公开发布我的评价',
  },
};
