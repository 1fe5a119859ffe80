import type { Language } from '#shared/i18n.ts';

export const consentDocuments = ['privacy', 'personal_data', 'offer', 'newsletter'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** Version of the wordings below. Changing a wording means a new version. */
export const consentVersion = '2026-11';

/** What stands beside the box that the person ticks. */
export const consentWordings: Record<Language, Record<ConsentDocument, string>> = {
  ru: {
    privacy: 'Я принимаю политику конфиденциальности',
    personal_data: 'Я даю согласие на обработку персональных данных',
    offer: 'Я принимаю условия договора-оферты',
    newsletter: 'Я согласен получать на свою электронную почту письма о новых уроках и предложениях школы',
  },
  en: {
    privacy: 'I accept the privacy policy',
    personal_data: 'I consent to the processing of my personal data',
    offer: 'I accept the terms of the offer agreement',
    newsletter: 'I agree to receive e-mails about new lessons and offers of the school',
  },
  zh: {
    privacy: '我接受隐私政策',
    personal_data: '我同意处理我的个人数据',
    offer: '我接受要约协议条款',
    newsletter: '我同意通过电子邮箱接收学校关于新课程和优惠的邮件',
  },
};
