import { defineMessages } from '#shared/i18n.ts';

export const certificateMailMessages = defineMessages({
  ru: {
    subject: 'Ваш сертификат {number} готов',
    paragraphs: [
      'Поздравляем: вы прошли курс «{course}» до конца. Сертификат {number} уже ждёт вас.',
      'По ссылке его может проверить любой, кому вы её покажете: агентство, фотограф, заказчик. Скачать PDF можно в личном кабинете.',
    ],
    button: 'Открыть сертификат',
  },
  en: {
    subject: 'Your certificate {number} is ready',
    paragraphs: [
      'Congratulations: you have completed the course “{course}”. Your certificate {number} is waiting for you.',
      'Anybody to whom you show this link can verify it: an agency, a photographer, a client. Download the PDF in your account.',
    ],
    button: 'Open the certificate',
  },
  zh: {
    subject: '您的证书 {number} 已颁发',
    paragraphs: [
      '恭喜您完成课程“{course}”！证书 {number} 已经为您准备好。',
      '您可以把此链接发给经纪公司、摄影师或客户，任何人都能凭链接验证证书。PDF 可在个人中心下载。',
    ],
    button: '查看证书',
  },
});
