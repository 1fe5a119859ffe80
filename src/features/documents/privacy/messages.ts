import { defineMessages } from '#shared/i18n.ts';

export const privacyMessages = defineMessages({
  ru: {
    title: 'Политика конфиденциальности и обработки персональных данных',
    blocks: [
      {
        paragraph:
          'Политика рассказывает, какие персональные данные собирает {legal_name} (далее — Оператор) на сайте {site} («{school}»), зачем, на каком основании и как долго, и как ими распорядиться. Она составлена по статье 18.1 Федерального закона от 27.07.2006 № 152-ФЗ «О персональных данных» (далее — Закон).',
      },
      { heading: 'Кто обрабатывает данные' },
      {
        paragraph:
          'Оператор — {legal_name}, ИНН {inn}, ОГРН (ОГРНИП) {ogrn}, адрес: {address}. По любым вопросам о персональных данных: {email}, {phone}.',
      },
      { heading: 'Какие данные, зачем и на каком основании' },
      {
        paragraph:
          'Личный кабинет. Имя, фамилия, адрес электронной почты, телефон (если вы его указали) и хеш пароля, по которому сам пароль не восстановить. Цель — создать личный кабинет и дать в него войти. Основание — ваше согласие и договор (пункты 1 и 5 части 1 статьи 6 Закона). Срок — пока существует личный кабинет.',
      },
      {
        paragraph:
          'Покупка курса. Имя, адрес электронной почты, телефон, состав и сумма заказа, сведения о платеже и возврате. Цель — исполнить договор, отправить чек и доступ. Основание — договор и обязанности по закону о применении кассовой техники и о бухгалтерском учёте (пункты 2 и 5 части 1 статьи 6 Закона). Срок — пять лет после года, в котором исполнен договор. Данные банковской карты Оператор не получает.',
      },
      {
        paragraph:
          'Обучение. Открытые курсы и уроки, ход прохождения. Цель — вести обучение и показывать, где вы остановились. Основание — договор. Срок — пока открыт доступ к курсу.',
      },
      {
        paragraph:
          'Обращения. Имя, адрес или телефон и текст обращения. Цель — ответить вам. Основание — ваше согласие, выраженное обращением. Срок — три года со дня последнего ответа.',
      },
      {
        paragraph:
          'Рассылка и отзывы. Письма о новых уроках и предложениях отправляются, а отзывы публикуются только с отдельного согласия; его тексты опубликованы на сайте. Срок — до отзыва согласия.',
      },
      {
        paragraph:
          'Безопасность. IP-адрес, сведения о браузере, время входов и действий. Цель — защитить личные кабинеты и сайт, подтвердить данные вами согласия. Основание — законные интересы Оператора и посетителей (пункт 7 части 1 статьи 6 Закона). Срок — пока существует личный кабинет; у записей о согласиях — ещё три года после их отзыва.',
      },
      {
        paragraph:
          'Оператор не обрабатывает на сайте специальные категории данных и биометрические персональные данные и не принимает решений, которые порождают для вас юридические последствия, исключительно на основании автоматизированной обработки.',
      },
      { heading: 'Как обрабатываются данные' },
      {
        paragraph:
          'Оператор собирает, записывает, систематизирует, хранит, уточняет, использует, передаёт в описанных здесь случаях, блокирует, удаляет и уничтожает данные, с помощью средств автоматизации и без них. Базы данных с данными граждан России находятся на территории России (часть 5 статьи 18 Закона).',
      },
      { paragraph: 'Данные передаются, только когда без этого не обойтись:' },
      {
        list: [
          'платёжной системе и оператору фискальных данных — чтобы провести платёж и оформить чек;',
          'банку — если вы подаёте заявку на рассрочку;',
          'поставщикам хостинга и почтовой службы — чтобы сайт работал, а письма доходили;',
          'государственным органам — когда этого требует закон.',
        ],
      },
      {
        paragraph:
          'Тот, кому обработка поручена, обязан соблюдать конфиденциальность и требования Закона. За границу данные не передаются. Продажи и обмена данными нет.',
      },
      { heading: 'Как данные защищены' },
      {
        paragraph:
          'Оператор принимает меры по статьям 18.1 и 19 Закона: данные передаются по шифрованному соединению, пароли хранятся только в виде хешей, доступ сотрудников ограничен их обязанностями, делаются резервные копии.',
      },
      {
        paragraph:
          'Если данные всё же попали к посторонним, Оператор сообщает об этом в Роскомнадзор в течение 24 часов и о результатах расследования — в течение 72 часов.',
      },
      { heading: 'Ваши права' },
      { paragraph: 'Вы можете в любое время:' },
      {
        list: [
          'узнать, какие ваши данные обрабатываются, и получить их копию;',
          'потребовать исправить, заблокировать или уничтожить данные, если они неполны, устарели, неточны, получены незаконно или не нужны для заявленной цели;',
          'отозвать согласие;',
          'обжаловать действия Оператора в Роскомнадзор или в суд.',
        ],
      },
      {
        paragraph:
          'Для этого достаточно написать на {email} или по адресу: {address}. В письме назовите себя и то, что связывает вас со школой, — например адрес электронной почты личного кабинета или номер заказа. Оператор отвечает в течение 10 рабочих дней; этот срок может быть продлён не более чем на 5 рабочих дней с объяснением причины.',
      },
      {
        paragraph:
          'После отзыва согласия Оператор прекращает обработку и уничтожает данные в течение 30 дней, если для неё нет другого основания: например, сведения об оплате хранятся столько, сколько требует закон.',
      },
      { heading: 'Данные детей' },
      {
        paragraph:
          'Если вам меньше 14 лет, согласие за вас даёт родитель или иной законный представитель; от 14 до 18 лет покупки совершаются с его письменного согласия. Если данные ребёнка попали к нам без такого согласия, напишите на {email}, и мы их удалим.',
      },
      { heading: 'Файлы cookie' },
      {
        paragraph:
          'О том, что сайт сохраняет в браузере, рассказывает отдельная политика использования файлов cookie, опубликованная на сайте.',
      },
      { heading: 'Изменения' },
      {
        paragraph:
          'Новая редакция действует с момента публикации; прежние остаются доступны на сайте. Если меняются цели или состав данных, которые обрабатываются по согласию, Оператор попросит его заново. Политика составлена на русском языке; при расхождении с переводом верен русский текст.',
      },
    ],
  },
  en: {
    title: 'Privacy and personal data policy',
    blocks: [
      {
        paragraph:
          'This policy tells which personal data {legal_name} (the “Operator”) collects on the website {site} (“{school}”), what for, on what ground and for how long, and what you can do about it. It follows Article 18.1 of Federal Law No. 152-FZ of 27 July 2006 “On Personal Data” (the “Law”).',
      },
      { heading: 'Who processes the data' },
      {
        paragraph:
          'The Operator is {legal_name}, INN {inn}, OGRN {ogrn}, address: {address}. For any question about personal data: {email}, {phone}.',
      },
      { heading: 'Which data, what for and on what ground' },
      {
        paragraph:
          'Personal cabinet. First and last name, e-mail address, phone (if you gave one) and a hash of the password, from which the password itself cannot be recovered. Purpose: to create your cabinet and let you in. Ground: your consent and the contract (Article 6(1)(1) and (5) of the Law). Kept as long as the cabinet exists.',
      },
      {
        paragraph:
          'Buying a course. Name, e-mail address, phone, contents and amount of the order, facts of the payment and of a refund. Purpose: to perform the contract, to send the receipt and the access. Ground: the contract and duties under the laws on cash registers and on accounting (Article 6(1)(2) and (5) of the Law). Kept for five years after the year in which the contract was performed. The Operator does not receive bank card details.',
      },
      {
        paragraph:
          'Learning. The courses and lessons open to you and how far you have come. Purpose: to teach, and to show where you stopped. Ground: the contract. Kept as long as you have access to the course.',
      },
      {
        paragraph:
          'Letters to the school. Name, address or phone and the text of your message. Purpose: to answer you. Ground: your consent, expressed by writing. Kept for three years from the last answer.',
      },
      {
        paragraph:
          'Newsletter and reviews. Letters about new lessons and offers are sent, and reviews are published, only with a separate consent; its texts are published on the site. Kept until the consent is withdrawn.',
      },
      {
        paragraph:
          'Security. IP address, facts about the browser, times of sign-ins and actions. Purpose: to protect cabinets and the site, and to prove the consents you gave. Ground: legitimate interests of the Operator and of visitors (Article 6(1)(7) of the Law). Kept as long as the cabinet exists; records of consents for another three years after withdrawal.',
      },
      {
        paragraph:
          'On the site the Operator processes no special categories of data and no biometric personal data, and makes no decisions with legal consequences for you by automated processing alone.',
      },
      { heading: 'How data is processed' },
      {
        paragraph:
          'The Operator collects, records, organises, stores, corrects, uses, passes on in the cases described here, blocks, deletes and destroys data, by automated means and otherwise. Databases with data of Russian citizens are located in Russia (Article 18(5) of the Law).',
      },
      { paragraph: 'Data is passed on only where nothing else will do:' },
      {
        list: [
          'to the payment system and the fiscal data operator, to make the payment and issue the receipt;',
          'to the bank, if you apply for instalments;',
          'to providers of hosting and mail, so that the site works and letters arrive;',
          'to public authorities, where the law demands it.',
        ],
      },
      {
        paragraph:
          'Whoever is entrusted with processing must keep the data confidential and follow the Law. Data is not transferred abroad. It is neither sold nor exchanged.',
      },
      { heading: 'How data is protected' },
      {
        paragraph:
          'The Operator takes the measures of Articles 18.1 and 19 of the Law: data travels over an encrypted connection, passwords are stored as hashes only, staff see what their duties require, backups are made.',
      },
      {
        paragraph:
          'Should data get into the wrong hands all the same, the Operator informs Roskomnadzor within 24 hours, and of the results of the inquiry within 72 hours.',
      },
      { heading: 'Your rights' },
      { paragraph: 'At any time you may:' },
      {
        list: [
          'learn which of your data is processed, and receive a copy;',
          'demand that data be corrected, blocked or destroyed if it is incomplete, outdated, inaccurate, unlawfully obtained or not needed for the stated purpose;',
          'withdraw your consent;',
          'complain about the Operator to Roskomnadzor or to a court.',
        ],
      },
      {
        paragraph:
          'To do so it is enough to write to {email} or to the address {address}. Say who you are and what connects you with the school, such as the e-mail address of your cabinet or the number of an order. The Operator answers within 10 working days; this may be extended by at most 5 working days, with the reason given.',
      },
      {
        paragraph:
          'After a withdrawal the Operator stops processing and destroys the data within 30 days unless there is another ground for keeping it: facts of payments, for instance, are kept as long as the law demands.',
      },
      { heading: 'Children’s data' },
      {
        paragraph:
          'If you are under 14, a parent or another legal representative consents for you; between 14 and 18, purchases are made with their written consent. If a child’s data has reached us without it, write to {email} and we will delete it.',
      },
      { heading: 'Cookies' },
      {
        paragraph:
          'What the site keeps in the browser is told by the separate cookie policy published on the site.',
      },
      { heading: 'Changes' },
      {
        paragraph:
          'A new version is in force from its publication; earlier ones stay available on the site. If the purposes or the data processed by consent change, the Operator asks for consent again. The policy is drawn up in Russian; where a translation differs, the Russian text is right.',
      },
    ],
  },
  zh: {
    title: '隐私与个人数据处理政策',
    blocks: [
      {
        paragraph:
          '本政策说明 {legal_name}（以下简称“运营者”）在网站 {site}（“{school}”）上收集哪些个人数据、目的、依据、期限，以及您可以如何处置这些数据。本政策依据 2006 年 7 月 27 日第 152-FZ 号联邦法《个人数据法》（以下简称“法律”）第 18.1 条制定。',
      },
      { heading: '数据处理者' },
      {
        paragraph:
          '运营者为 {legal_name}，INN {inn}，OGRN {ogrn}，地址：{address}。有关个人数据的任何问题，请联系：{email}，{phone}。',
      },
      { heading: '数据内容、目的与依据' },
      {
        paragraph:
          '个人中心。姓名、电子邮箱、电话（如您填写）以及无法还原出密码的密码哈希值。目的：建立个人中心并供您登录。依据：您的同意及合同（法律第 6 条第 1 款第 1、5 项）。期限：个人中心存续期间。',
      },
      {
        paragraph:
          '购买课程。姓名、电子邮箱、电话、订单内容与金额、付款及退款信息。目的：履行合同，发送收据和访问方式。依据：合同以及收银设备和会计法规规定的义务（法律第 6 条第 1 款第 2、5 项）。期限：合同履行当年之后五年。运营者不接收银行卡信息。',
      },
      {
        paragraph:
          '学习。已开放的课程与课时、学习进度。目的：开展教学并显示您上次学到的位置。依据：合同。期限：课程访问权限有效期间。',
      },
      {
        paragraph:
          '来信来电。姓名、邮箱或电话以及来信内容。目的：答复您。依据：您通过来信表示的同意。期限：自最后一次答复起三年。',
      },
      {
        paragraph:
          '邮件订阅与评价。仅在另行取得同意后，才会发送新课程和优惠的邮件、公布评价；同意书文本已在网站公布。期限：至撤回同意为止。',
      },
      {
        paragraph:
          '安全。IP 地址、浏览器信息、登录和操作时间。目的：保护个人中心和网站，证明您所作的同意。依据：运营者和访客的合法利益（法律第 6 条第 1 款第 7 项）。期限：个人中心存续期间；同意记录保存至撤回后三年。',
      },
      {
        paragraph:
          '运营者不在网站上处理特殊类别数据和生物识别数据，也不会仅凭自动化处理作出对您产生法律后果的决定。',
      },
      { heading: '数据处理方式' },
      {
        paragraph:
          '运营者以自动化及非自动化方式收集、记录、整理、保存、更正、使用、在本政策所述情形下传递、冻结、删除和销毁数据。俄罗斯公民的数据库位于俄罗斯境内（法律第 18 条第 5 款）。',
      },
      { paragraph: '仅在必要时传递数据：' },
      {
        list: [
          '传递给支付系统和税务数据运营商——用于付款和开具收据；',
          '传递给银行——如您申请分期付款；',
          '传递给主机和邮件服务商——以保证网站运行、邮件送达；',
          '传递给国家机关——依法律要求。',
        ],
      },
      {
        paragraph: '受托处理数据者须保守秘密并遵守法律。数据不向境外传输，也不出售或交换。',
      },
      { heading: '数据保护' },
      {
        paragraph:
          '运营者采取法律第 18.1 条和第 19 条规定的措施：数据经加密连接传输，密码仅以哈希值形式保存，员工权限限于其职责范围，并进行备份。',
      },
      {
        paragraph:
          '如数据仍被泄露，运营者将在 24 小时内通知俄罗斯联邦通信监督局，并在 72 小时内报告调查结果。',
      },
      { heading: '您的权利' },
      { paragraph: '您可以随时：' },
      {
        list: [
          '了解您的哪些数据正在被处理，并获取副本；',
          '要求更正、冻结或销毁不完整、过时、不准确、非法取得或非所述目的所需的数据；',
          '撤回同意；',
          '向俄罗斯联邦通信监督局或法院投诉运营者的行为。',
        ],
      },
      {
        paragraph:
          '为此只需致函 {email} 或寄至以下地址：{address}。请在信中说明您的身份以及与学校的联系，例如个人中心的邮箱或订单号。运营者在 10 个工作日内答复；在说明理由的情况下，该期限最多可延长 5 个工作日。',
      },
      {
        paragraph:
          '撤回同意后，运营者停止处理并在 30 天内销毁数据，除非另有依据：例如付款信息须按法律规定的期限保存。',
      },
      { heading: '儿童数据' },
      {
        paragraph:
          '未满 14 周岁者，由父母或其他法定代理人代为同意；14 至 18 周岁者购买课程须经其书面同意。如儿童数据未经同意到达我处，请致函 {email}，我们将予以删除。',
      },
      { heading: 'Cookie 文件' },
      { paragraph: '网站在浏览器中保存的内容，请参阅网站公布的 Cookie 使用政策。' },
      { heading: '变更' },
      {
        paragraph:
          '新版本自公布之时起生效，以往版本仍可在网站上查阅。如基于同意处理的目的或数据范围发生变化，运营者将重新征求同意。本政策以俄文制定；译文如有歧义，以俄文文本为准。',
      },
    ],
  },
});
