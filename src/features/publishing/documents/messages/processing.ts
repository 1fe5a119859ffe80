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
          'To create a personal account for me on the site, to let me sign in to it and to contact me about my registration, orders and learning.',
      },
      { heading: 'Data' },
      {
        paragraph:
          'First and last name, email address, phone number if I give it, IP address, facts about the browser, dates and times of sign-ins and actions on the site.',
      },
      { heading: 'Actions' },
      {
        paragraph:
          'Collection, recording, organisation, accumulation, storage, correction, retrieval, use, transfer to providers of hosting and email acting for the Operator, blocking, deletion and destruction, by automated means and otherwise. This consent does not permit my data to be made public.',
      },
      { heading: 'Term and withdrawal' },
      {
        paragraph:
          'The consent holds as long as my account exists, or until it is withdrawn. I may withdraw it at any time by writing to {email} or to the address {address}. The Operator will stop processing and destroy the data within 30 days unless there is another lawful ground to keep it.',
      },
      {
        paragraph:
          'Without this consent no account can be created; the site can be read without it. If I am under 14, my legal representative gives the consent.',
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
