import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const certificatesAuditMessages = defineMessages({
  ru: {
    certificate: {
      issued: 'Выдача недостающих сертификатов',
      revoked: 'Отзыв сертификата',
      restored: 'Возврат сертификата',
    },
  },
  en: {
    certificate: {
      issued: 'Missing certificates issued',
      revoked: 'Certificate revoked',
      restored: 'Certificate brought back',
    },
  },
  zh: {
    certificate: {
      issued: '补发证书',
      revoked: '撤销证书',
      restored: '恢复证书',
    },
  },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const certificatesAuditFieldMessages = defineMessages({
  ru: { queued: 'Выпускаются' },
  en: { queued: 'Being issued' },
  zh: { queued: '正在颁发' },
});
