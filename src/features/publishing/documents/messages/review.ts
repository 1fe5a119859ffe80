import { defineMessages } from '#shared/i18n.ts';

export const reviewMessages = defineMessages({
  ru: {
    title: 'Согласие на публикацию отзыва',
    blocks: [
      {
        paragraph:
          'Отправляя отзыв и отмечая согласие, я разрешаю {legal_name} (ИНН {inn}, ОГРН (ОГРНИП) {ogrn}, адрес: {address}; далее — Оператор) распространять мои персональные данные вместе с отзывом по статье 10.1 Федерального закона от 27.07.2006 № 152-ФЗ «О персональных данных». Я называю себя и свой адрес электронной почты в форме отзыва.',
      },
      { heading: 'Цель и место публикации' },
      {
        paragraph:
          'Рассказать посетителям о нашей школе ({school}). Отзыв публикуется на сайте {site} и на официальных страницах школы в социальных сетях.',
      },
      { heading: 'Что публикуется' },
      {
        paragraph:
          'Имя, возраст и занятие — так, как я их указал или указала, текст отзыва, оценка, результат обучения, а если я их приложу — фотография или видео с моим изображением (статья 152.1 Гражданского кодекса РФ). Адрес электронной почты и телефон не публикуются.',
      },
      { heading: 'Условия и запреты' },
      {
        paragraph:
          'Смысл отзыва не искажается; возможны исправление опечаток и сокращение. Я могу запретить передачу этих данных неограниченному кругу лиц или их обработку неограниченным кругом лиц, указав это в отзыве; без такого указания запретов и условий нет. Вознаграждение за публикацию не выплачивается.',
      },
      { heading: 'Срок и отзыв согласия' },
      {
        paragraph:
          'Согласие действует пять лет или до отзыва. Чтобы отозвать его, достаточно написать на {email}: публикация прекратится в течение трёх рабочих дней.',
      },
    ],
  },
  en: {
    title: 'Consent to the publication of a review',
    blocks: [
      {
        paragraph:
          'By sending a review and ticking consent I permit {legal_name} (INN {inn}, OGRN {ogrn}, address: {address}; the “Operator”) to make my personal data public together with the review under Article 10.1 of Federal Law No. 152-FZ of 27 July 2006 “On Personal Data”. I give my name and my email address in the review form.',
      },
      { heading: 'Purpose and place of publication' },
      {
        paragraph:
          'To tell visitors about our school ({school}). The review is published on the website {site} and on the official pages of the school in social networks.',
      },
      { heading: 'What is published' },
      {
        paragraph:
          'Name, age and occupation as I gave them, the text of the review, the mark, the result of learning and, if I attach them, a photograph or video showing me (Article 152.1 of the Civil Code). Email address and phone are not published.',
      },
      { heading: 'Conditions and prohibitions' },
      {
        paragraph:
          'The meaning of the review is not distorted; typing errors may be corrected and the text shortened. I may forbid the transfer of these data to an unlimited circle of people, or their processing by it, by saying so in the review; where I say nothing there are no prohibitions or conditions. No fee is paid for publication.',
      },
      { heading: 'Term and withdrawal' },
      {
        paragraph:
          'The consent holds for five years or until it is withdrawn. To withdraw it, it is enough to write to {email}: publication ends within three working days.',
      },
    ],
  },
  zh: {
    title: '评价发布同意书',
    blocks: [
      {
        paragraph:
          '本人提交评价并勾选同意，即依据 2006 年 7 月 27 日第 152-FZ 号联邦法《个人数据法》第 10.1 条，允许 {legal_name}（INN {inn}，OGRN {ogrn}，地址：{address}；以下简称“运营者”）随评价公开本人的个人数据。本人在评价表单中填写姓名和电子邮箱。',
      },
      { heading: '目的与发布位置' },
      { paragraph: '向访客介绍本校（{school}）。评价发布于网站 {site} 及学校在社交网络的官方页面。' },
      { heading: '发布内容' },
      {
        paragraph:
          '本人所填的姓名、年龄和职业，评价内容、评分、学习成果，以及本人附上的含有本人形象的照片或视频（《民法典》第 152.1 条）。电子邮箱和电话不予发布。',
      },
      { heading: '条件与禁止' },
      {
        paragraph:
          '评价的含义不会被歪曲；可能更正错字或作删减。本人可在评价中注明禁止将这些数据传递给不特定人群或由其处理；未注明则视为无禁止和条件。发布评价不支付报酬。',
      },
      { heading: '期限与撤回' },
      {
        paragraph: '本同意有效期为五年，或至撤回为止。撤回只需致函 {email}：发布将在三个工作日内终止。',
      },
    ],
  },
});
