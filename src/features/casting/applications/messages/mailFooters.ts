import { linkDays } from '../rules/states.ts';

/** Under every mail about an application. */
export const footers = {
  ru: `Вы получили это письмо, потому что этот адрес указан в анкете модели. Если анкету отправляли не вы, откройте её по кнопке и удалите. Ссылка в письме работает ${linkDays} дней, потом на той же странице можно попросить новую.`,
  en: `You are receiving this because this address was given in a model application. If it wasn’t you, open it with the button and delete it. The link works for ${linkDays} days; after that you can request a new one on the same page.`,
  zh: `您收到此邮件，是因为模特申请表中填写了这个邮箱。如果不是您本人提交，请点击按钮打开并删除该申请。链接 ${linkDays} 天内有效，过期后可在该页面申请新链接。`,
};
