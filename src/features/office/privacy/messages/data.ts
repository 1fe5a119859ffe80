import { defineMessages } from '#shared/i18n.ts';

/** Texts of data.html. */
export const dataMessages = defineMessages({
  ru: {
    title: 'Мои данные',
    lead: 'Всё, что школа хранит о вас. Выгружено {at}.',
    leftOut:
      'Здесь нет пароля и других секретов: они хранятся так, что прочитать их нельзя, или открыли бы чужому ваш аккаунт. Нет и данных других людей, в том числе имён сотрудников.',
    unconfirmed:
      'Адрес аккаунта ещё не подтверждён, поэтому здесь нет того, что присылали с него без входа в аккаунт.',
    noRoom:
      'В архив не поместились фотографии, их число: {count}. Записи о них здесь есть; сами снимки попросите у школы.',
    none: 'Ничего нет.',
    yes: 'да',
    no: 'нет',
  },
  en: {
    title: 'My data',
    lead: 'Everything the school holds about you. Exported {at}.',
    leftOut:
      'Your password and other secrets are not included: they are stored so that nobody can read them, or would let a stranger into your account. Nor is other people’s data, such as the names of staff.',
    unconfirmed:
      'Your account’s address isn’t confirmed yet, so anything sent from it without signing in is not included.',
    noRoom:
      'Photos that didn’t fit into the archive: {count}. Their records are here; ask the school for the photos themselves.',
    none: 'Nothing.',
    yes: 'yes',
    no: 'no',
  },
  zh: {
    title: '我的数据',
    lead: '学校保存的关于您的全部数据。导出时间：{at}。',
    leftOut:
      '其中不包含密码及其他密钥：它们以无法读取的方式保存，否则他人可能借此进入您的账户。也不包含他人的数据，例如工作人员的姓名。',
    unconfirmed: '账户邮箱尚未验证，因此此处不包含未登录时用该邮箱提交的内容。',
    noRoom: '有 {count} 张照片因压缩包容量所限未能收入。相关记录已包含在内；如需照片，请联系学校。',
    none: '无。',
    yes: '是',
    no: '否',
  },
});
