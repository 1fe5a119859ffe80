import { defineMessages } from '#shared/i18n.ts';

export const newsletterMessages = defineMessages({
  ru: {
    title: 'Согласие на получение рассылки',
    blocks: [
      {
        paragraph:
          'Отмечая согласие на сайте {site}, я разрешаю {legal_name} (ИНН {inn}, адрес: {address}; далее — Оператор) присылать мне рекламно-информационные письма (статья 18 Федерального закона от 13.03.2006 № 38-ФЗ «О рекламе») и обрабатывать для этого мои персональные данные.',
      },
      { heading: 'О чём письма' },
      { paragraph: 'О новых курсах и уроках, скидках, акциях и событиях нашей школы ({school}).' },
      { heading: 'Данные и действия' },
      {
        paragraph:
          'Имя и адрес электронной почты: запись, хранение, уточнение, использование, передача почтовой службе по поручению Оператора, удаление.',
      },
      { heading: 'Срок и отзыв' },
      {
        paragraph:
          'Согласие действует до отзыва. Отказаться от писем можно в любое время в личном кабинете или написав на {email}: рассылка прекратится сразу. Письма о заказах, чеках, доступе и безопасности к рассылке не относятся и приходят независимо от неё.',
      },
      { paragraph: 'Согласие не обязательно: покупка и обучение от него не зависят.' },
    ],
  },
  en: {
    title: 'Consent to receive the newsletter',
    blocks: [
      {
        paragraph:
          'By ticking consent on the website {site} I permit {legal_name} (INN {inn}, address: {address}; the “Operator”) to send me advertising and informational letters (Article 18 of Federal Law No. 38-FZ of 13 March 2006 “On Advertising”) and to process my personal data for that purpose.',
      },
      { heading: 'What the letters are about' },
      { paragraph: 'New courses and lessons, discounts, promotions and events of our school ({school}).' },
      { heading: 'Data and actions' },
      {
        paragraph:
          'Name and email address: recording, storage, correction, use, transfer to a mail service acting for the Operator, deletion.',
      },
      { heading: 'Term and withdrawal' },
      {
        paragraph:
          'The consent holds until it is withdrawn. I can stop the letters at any time in my account or by writing to {email}: the newsletter then ends at once. Letters about orders, receipts, access and security are no part of it and come regardless.',
      },
      { paragraph: 'The consent is voluntary: neither purchases nor learning depend on it.' },
    ],
  },
  zh: {
    title: '接收邮件订阅同意书',
    blocks: [
      {
        paragraph:
          '本人在网站 {site} 上勾选同意，即允许 {legal_name}（INN {inn}，地址：{address}；以下简称“运营者”）向本人发送广告和资讯邮件（2006 年 3 月 13 日第 38-FZ 号联邦法《广告法》第 18 条），并为此处理本人的个人数据。',
      },
      { heading: '邮件内容' },
      { paragraph: '本校（{school}）的新课程、优惠、促销和活动。' },
      { heading: '数据与处理方式' },
      {
        paragraph: '姓名和电子邮箱：记录、保存、更正、使用、受运营者委托传递给邮件服务商、删除。',
      },
      { heading: '期限与撤回' },
      {
        paragraph:
          '本同意至撤回为止有效。本人可随时在个人中心或致函 {email} 取消订阅，订阅随即终止。有关订单、收据、访问和安全的邮件不属于订阅内容，仍会发送。',
      },
      { paragraph: '本同意并非必需：购买和学习均不以此为条件。' },
    ],
  },
});
