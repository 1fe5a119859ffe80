import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const documentsLaunchMessages = defineMessages({
  ru: {
    documents: {
      lead: 'Шесть документов составлены по российским правилам, но за них отвечает продавец. Прочтите их, лучше вместе с юристом, и подтвердите.',
      notes: {
        no_school: 'В документах пусто: название школы.',
        no_legal_name: 'В документах пусто: юридическое лицо.',
        no_inn: 'В документах пусто: ИНН.',
        no_ogrn: 'В документах пусто: ОГРН.',
        no_address: 'В документах пусто: адрес.',
        no_email: 'В документах пусто: электронная почта.',
        no_phone: 'В документах пусто: телефон.',
        unread: 'Реквизиты на месте. Осталось прочитать и подтвердить.',
        changed: 'Документы или реквизиты изменились после подтверждения: прочтите снова.',
        read: 'Документы прочитаны и подтверждены.',
      },
    },
  },
  en: {
    documents: {
      lead: 'Six documents are written for Russian law, but the seller answers for them. Read them, best together with a lawyer, and confirm.',
      notes: {
        no_school: 'The documents lack the name of the school.',
        no_legal_name: 'The documents lack the legal entity.',
        no_inn: 'The documents lack the INN.',
        no_ogrn: 'The documents lack the OGRN.',
        no_address: 'The documents lack the address.',
        no_email: 'The documents lack the email address.',
        no_phone: 'The documents lack the phone number.',
        unread: 'The requisites are in place. Read and confirm them.',
        changed: 'Documents or requisites have changed since they were confirmed: read them again.',
        read: 'The documents have been read and confirmed.',
      },
    },
  },
  zh: {
    documents: {
      lead: '六份文件按俄罗斯法律编写，但由卖方负责。请阅读（最好与律师一起）并确认。',
      notes: {
        no_school: '文件中缺少学校名称。',
        no_legal_name: '文件中缺少法人。',
        no_inn: '文件中缺少 INN。',
        no_ogrn: '文件中缺少 OGRN。',
        no_address: '文件中缺少地址。',
        no_email: '文件中缺少邮箱。',
        no_phone: '文件中缺少电话。',
        unread: '资料已齐全，请阅读并确认。',
        changed: '确认之后文件或资料已更改：请重新阅读。',
        read: '文件已阅读并确认。',
      },
    },
  },
});
