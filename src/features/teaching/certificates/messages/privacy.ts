import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const certificatesPrivacyMessages = defineMessages({
  ru: {
    sections: { certificates: 'Сертификаты' },
    columns: {
      old_number: 'Номер в прежней школе',
      token: 'Адрес проверки',
      issued_at: 'Выдан',
      renamed_at: 'Имя обновлено',
      revoked_at: 'Отозван',
      revoked_reason: 'Причина отзыва',
    },
  },
  en: {
    sections: { certificates: 'Certificates' },
    columns: {
      old_number: 'Number in the former school',
      token: 'Verification address',
      issued_at: 'Issued',
      renamed_at: 'Name updated',
      revoked_at: 'Revoked',
      revoked_reason: 'Reason of revocation',
    },
  },
  zh: {
    sections: { certificates: '证书' },
    columns: {
      old_number: '原学校编号',
      token: '验证地址',
      issued_at: '颁发时间',
      renamed_at: '姓名更新时间',
      revoked_at: '撤销时间',
      revoked_reason: '撤销原因',
    },
  },
});
