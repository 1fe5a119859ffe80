import { defineMessages } from '#shared/i18n.ts';

export const personalDataMessages = defineMessages({
  ru: {
    title: 'Согласие на обработку персональных данных',
    blocks: [
      {
        paragraph:
          'Отмечая согласие в форме на сайте {site}, я свободно, своей волей и в своём интересе разрешаю {legal_name} (ИНН {inn}, ОГРН (ОГРНИП) {ogrn}, адрес: {address}; далее — Оператор) обрабатывать мои персональные данные по статье 9 Федерального закона от 27.07.2006 № 152-ФЗ «О персональных данных».',
      },
      { heading: 'Цель' },
      {
        paragraph:
          'Создать для меня личный кабинет на сайте, дать в него входить и связываться со мной по поводу моей регистрации, заказов и обучения.',
      },
      { heading: 'Данные' },
      {
        paragraph:
          'Имя и фамилия, адрес электронной почты, номер телефона, если я его укажу, IP-адрес, сведения о браузере, дата и время входов и действий на сайте.',
      },
      { heading: 'Действия' },
      {
        paragraph:
          'Сбор, запись, систематизация, накопление, хранение, уточнение, извлечение, использование, передача поставщикам хостинга и почтовой службы по поручению Оператора, блокирование, удаление и уничтожение — с помощью средств автоматизации и без них. Распространять мои данные это согласие не разрешает.',
      },
      { heading: 'Срок и отзыв' },
      {
        paragraph:
          'Согласие действует, пока существует мой личный кабинет, или до отзыва. Я могу отозвать его в любое время, написав на {email} или по адресу: {address}. Оператор прекратит обработку и уничтожит данные в течение 30 дней, если у него нет другого законного основания их хранить.',
      },
      {
        paragraph:
          'Без этого согласия нельзя создать личный кабинет; читать сайт можно и без него. Если мне меньше 14 лет, согласие даёт мой законный представитель.',
      },
    ],
  },
  en: {
    title: 'Consent to the processing of personal data',
    blocks: [
      {
        paragraph:
          'By ticking consent in a form on the website {site} I permit, freely, of my own will and in my own interest, {legal_name} (INN {inn}, OGRN {ogrn}, address: {address}; the “Operator”) to process my personal data under Article 9 of Federal Law No. 152-FZ of 27 July 2006 “On Personal Data”.',
      },
      { heading: 'Purpose' },
      {
        paragraph:
          'To create a personal cabinet for me on the site, to let me sign in to it and to contact me about my registration, orders and learning.',
      },
      { heading: 'Data' },
      {
        paragraph:
          'First and last name, e-mail address, phone number if I give it, IP address, facts about the browser, dates and times of sign-ins and actions on the site.',
      },
      { heading: 'Actions' },
      {
        paragraph:
          'Collection, recording, organisation, accumulation, storage, correction, retrieval, use, transfer to providers of hosting and mail acting for the Operator, blocking, deletion and destruction, by automated means and otherwise. This consent does not permit my data to be made public.',
      },
      { heading: 'Term and withdrawal' },
      {
        paragraph:
          'The consent holds as long as my cabinet exists, or until it is withdrawn. I may withdraw it at any time by writing to {email} or to the address {address}. The Operator will stop processing and destroy the data within 30 days unless there is another lawful ground to keep it.',
      },
      {
        paragraph:
          'Without this consent no cabinet can be created; the site can be read without it. If I am under 14, my legal representative gives the consent.',
      },
    ],
  },
  zh: {
    title: '个人数据处理同意书',
    blocks: [
      {
        paragraph:
          '本人在网站 {site} 的表单中勾选同意，即自愿、出于本人意愿并为本人利益，依据 2006 年 7 月 27 日第 152-FZ 号联邦法《个人数据法》第 9 条，允许 {legal_name}（INN {inn}，OGRN {ogrn}，地址：{address}；以下简称“运营者”）处理本人的个人数据。',
      },
      { heading: '目的' },
      { paragraph: '为本人在网站上建立个人中心、供本人登录，并就注册、订单和学习事宜与本人联系。' },
      { heading: '数据' },
      {
        paragraph:
          '姓名、电子邮箱、本人填写的电话号码、IP 地址、浏览器信息、登录和在网站上操作的日期与时间。',
      },
      { heading: '处理方式' },
      {
        paragraph:
          '以自动化及非自动化方式收集、记录、整理、积累、保存、更正、提取、使用、受运营者委托传递给主机和邮件服务商、冻结、删除和销毁。本同意不允许公开传播本人的数据。',
      },
      { heading: '期限与撤回' },
      {
        paragraph:
          '本同意在本人个人中心存续期间有效，或至撤回为止。本人可随时致函 {email} 或寄至以下地址撤回：{address}。运营者将停止处理并在 30 天内销毁数据，除非有其他合法依据予以保存。',
      },
      {
        paragraph: '未作此同意则无法建立个人中心，但仍可浏览网站。未满 14 周岁者，由其法定代理人作出同意。',
      },
    ],
  },
});

export const newsletterMessages = defineMessages({
  ru: {
    title: 'Согласие на получение рассылки',
    blocks: [
      {
        paragraph:
          'Отмечая согласие на сайте {site}, я разрешаю {legal_name} (ИНН {inn}, адрес: {address}; далее — Оператор) присылать мне рекламно-информационные письма (статья 18 Федерального закона от 13.03.2006 № 38-ФЗ «О рекламе») и обрабатывать для этого мои персональные данные.',
      },
      { heading: 'О чём письма' },
      { paragraph: 'О новых курсах и уроках, скидках, акциях и событиях школы «{school}».' },
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
      { paragraph: 'New courses and lessons, discounts, promotions and events of the {school} school.' },
      { heading: 'Data and actions' },
      {
        paragraph:
          'Name and e-mail address: recording, storage, correction, use, transfer to a mail service acting for the Operator, deletion.',
      },
      { heading: 'Term and withdrawal' },
      {
        paragraph:
          'The consent holds until it is withdrawn. I can stop the letters at any time in my cabinet or by writing to {email}: the newsletter then ends at once. Letters about orders, receipts, access and security are no part of it and come regardless.',
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
      { paragraph: '“{school}”学校的新课程、优惠、促销和活动。' },
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
          'Рассказать посетителям о школе «{school}». Отзыв публикуется на сайте {site} и на официальных страницах школы в социальных сетях.',
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
          'By sending a review and ticking consent I permit {legal_name} (INN {inn}, OGRN {ogrn}, address: {address}; the “Operator”) to make my personal data public together with the review under Article 10.1 of Federal Law No. 152-FZ of 27 July 2006 “On Personal Data”. I give my name and my e-mail address in the review form.',
      },
      { heading: 'Purpose and place of publication' },
      {
        paragraph:
          'To tell visitors about the {school} school. The review is published on the website {site} and on the official pages of the school in social networks.',
      },
      { heading: 'What is published' },
      {
        paragraph:
          'Name, age and occupation as I gave them, the text of the review, the mark, the result of learning and, if I attach them, a photograph or video showing me (Article 152.1 of the Civil Code). E-mail address and phone are not published.',
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
      { paragraph: '向访客介绍“{school}”学校。评价发布于网站 {site} 及学校在社交网络的官方页面。' },
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
