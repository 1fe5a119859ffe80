import { defineMessages } from '#shared/i18n.ts';

/** Why somebody gets a mail that staff wrote to several people. */
export const batchMailMessages = defineMessages({
  ru: {
    service: 'Вы получили это письмо, потому что у вас есть аккаунт в нашей школе.',
    study: 'Вы получили это письмо, потому что учитесь в нашей школе.',
    offer: 'Вы получили это письмо, потому что согласились на рассылку школы.',
  },
  en: {
    service: 'You are receiving this because you have an account with our school.',
    study: 'You are receiving this because you study at our school.',
    offer: 'You are receiving this because you agreed to get emails from the school.',
  },
  zh: {
    service: '您收到此邮件，是因为您在我们学校拥有账户。',
    study: '您收到此邮件，是因为您在我们学校学习。',
    offer: '您收到此邮件，是因为您同意接收学校的邮件推送。',
  },
});
