import { defineMessages } from '#shared/i18n.ts';

export const certificateMailMessages = defineMessages({
  ru: {
    subject: 'Сертификат за курс «{course}» готов',
    paragraphs: [
      'Поздравляем: вы прошли курс «{course}» до конца. Сертификат {number} уже ждёт вас.',
      'По ссылке его может проверить любой, кому вы её покажете: агентство, фотограф, заказчик. Скачать PDF можно в личном кабинете.',
    ],
    button: 'Открыть сертификат',
  },
  en: {
    subject: 'Your certificate for “{course}” is ready',
    paragraphs: [
      'Congratulations, you’ve completed the course “{course}”! Your certificate {number} is waiting for you.',
      'Anyone you share this link with can verify it: an agency, a photographer, a client. You can download the PDF from your account.',
    ],
    button: 'Open the certificate',
  },
  zh: {
    subject: '课程“{course}”的证书已颁发',
    paragraphs: [
      '恭喜您完成课程“{course}”！证书 {number} 已经为您准备好。',
      '您可以把此链接发给经纪公司、摄影师或客户，任何人都能凭链接验证证书。PDF 可在个人中心下载。',
    ],
    button: '查看证书',
  },
});
