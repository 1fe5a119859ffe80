import { defineMessages } from '#shared/i18n.ts';

/** Words on the certificate itself, and on the picture of a link to it. */
export const paperMessages = defineMessages({
  ru: {
    title: 'Сертификат',
    awarded: 'Настоящий сертификат выдан',
    completed: 'и подтверждает, что полностью пройден курс',
    number: 'Номер',
    issued: 'Выдан',
    verify: 'Проверить подлинность',
  },
  en: {
    title: 'Certificate',
    awarded: 'This certificate is awarded to',
    completed: 'in recognition of completing the whole course',
    number: 'Number',
    issued: 'Issued',
    verify: 'Verify authenticity',
  },
  zh: {
    title: '结业证书',
    awarded: '兹证明',
    completed: '已完成以下课程的全部内容',
    number: '证书编号',
    issued: '颁发日期',
    verify: '验证真伪',
  },
});
