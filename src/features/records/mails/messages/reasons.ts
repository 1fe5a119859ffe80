import { defineMessages } from '#shared/i18n.ts';

/** Why a mail did not go out, within a sentence. */
export const mailReasonMessages = defineMessages({
  ru: {
    not_set: 'почтовый сервер не указан в настройках школы',
    unreachable: 'почтовый сервер не отвечает',
    sign_in: 'почтовый сервер не принимает логин или пароль школы',
    encryption: 'не удалось установить защищённое соединение с почтовым сервером',
    busy: 'почтовый сервер временно не принимает письма',
    refused: 'почтовый сервер отказался принять письмо',
    mailbox: 'почтовый сервер не принимает письма на этот адрес',
    no_mailbox: 'такого адреса нет',
    unknown: 'причина неизвестна',
  },
  en: {
    not_set: 'the school has no mail server in its settings',
    unreachable: 'the mail server does not answer',
    sign_in: 'the mail server does not accept the login or password of the school',
    encryption: 'there is no secure connection to the mail server',
    busy: 'the mail server takes no emails for the moment',
    refused: 'the mail server refused the email',
    mailbox: 'the mail server takes no emails to this address',
    no_mailbox: 'there is no such address',
    unknown: 'the reason is not known',
  },
  zh: {
    not_set: '学校设置中未指定邮件服务器',
    unreachable: '邮件服务器没有响应',
    sign_in: '邮件服务器不接受学校的用户名或密码',
    encryption: '无法与邮件服务器建立安全连接',
    busy: '邮件服务器暂时不接收邮件',
    refused: '邮件服务器拒绝了邮件',
    mailbox: '邮件服务器不接收发往此地址的邮件',
    no_mailbox: '该邮箱地址不存在',
    unknown: '原因不明',
  },
});
