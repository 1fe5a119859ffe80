import { defineMessages } from '#shared/i18n.ts';

export const offerMessages = defineMessages({
  ru: {
    title: 'Договор-оферта на доступ к онлайн-курсам',
    blocks: [
      {
        paragraph:
          'Этот документ — публичная оферта (пункт 2 статьи 437 Гражданского кодекса РФ): предложение {legal_name} (далее — Школа) заключить договор на условиях, изложенных ниже, с любым, кто его примет (далее — Заказчик). Школа ведёт сайт {site} под названием «{school}» (далее — Сайт). С {date} оферта действует в этой редакции.',
      },
      { heading: 'Предмет договора' },
      {
        paragraph:
          'Школа за плату открывает Заказчику доступ к выбранному онлайн-курсу: видеоурокам и материалам к ним в личном кабинете на Сайте. Состав курса, число и длительность уроков, дата начала и цена указаны на странице курса и являются частью договора.',
      },
      {
        paragraph:
          'Услуги носят информационно-консультационный характер. По окончании курса не проводится итоговая аттестация и не выдаётся документ об образовании или о квалификации; именной сертификат Школы, если он предусмотрен курсом, таким документом не является.',
      },
      { heading: 'Как заключается договор' },
      {
        paragraph:
          'Заказчик принимает оферту, когда отмечает согласие с ней при оформлении заказа и оплачивает курс. Договор считается заключённым с момента оплаты (пункт 3 статьи 438 Гражданского кодекса РФ) в той редакции оферты, которая действовала при оформлении заказа.',
      },
      {
        paragraph:
          'Заказчик указывает свои имя и адрес электронной почты; на этот адрес приходят чек и доступ к личному кабинету. Если в адресе ошибка, Заказчику следует написать Школе: {email}.',
      },
      {
        paragraph:
          'Заказ может оформить человек старше 18 лет. Подросток от 14 до 18 лет оформляет заказ с письменного согласия родителя, усыновителя или попечителя; за ребёнка младше 14 лет договор заключает его законный представитель.',
      },
      { heading: 'Цена и оплата' },
      {
        paragraph:
          'Цена курса указана на Сайте в рублях. Для Заказчика действует цена, показанная ему в форме оплаты: после оформления заказа она для него не меняется. Скидки не складываются, если в условиях акции не сказано иное.',
      },
      {
        paragraph:
          'Курс оплачивается на защищённой странице платёжной системы способами, которые на ней предложены. Данные банковской карты Школа не получает и не хранит.',
      },
      {
        paragraph:
          'Обязанность оплатить считается исполненной, когда платёжная система подтвердила платёж. Кассовый чек (Федеральный закон № 54-ФЗ) приходит на адрес электронной почты Заказчика.',
      },
      { heading: 'Рассрочка' },
      {
        paragraph:
          'Если на Сайте предложена рассрочка, её предоставляет банк. Решение принимает банк, и с ним Заказчик заключает отдельный договор; график платежей и полная стоимость указаны в этом договоре.',
      },
      {
        paragraph:
          'Курс считается оплаченным, когда Заказчик подписал договор с банком и банк подтвердил это Школе. При отказе от курса Школа возвращает деньги в порядке, который предусмотрен договором с банком; о досрочном погашении Заказчик договаривается с банком, а Школа даёт для этого нужные подтверждения.',
      },
      { heading: 'Доступ к курсу' },
      {
        paragraph:
          'Доступ открывается в личном кабинете сразу после подтверждения оплаты, а к курсу, который ещё не начался, — в день его начала.',
      },
      {
        paragraph:
          'Доступ не ограничен сроком. Если Школа решит закрыть Сайт, она предупредит Заказчика по электронной почте не позднее чем за 30 дней и за это время даст возможность сохранить материалы оплаченных курсов.',
      },
      {
        paragraph:
          'Для просмотра нужны устройство с современным браузером и доступ в интернет; их Заказчик обеспечивает сам. Если урок не открывается по вине Школы, она устраняет неполадку без доплаты.',
      },
      { heading: 'Предзаказ' },
      {
        paragraph:
          'Курс, который ещё не начался, продаётся по предзаказу. Дата начала указана на странице курса и в форме оплаты; внесённые деньги являются предоплатой, а в день начала Заказчику направляется чек об её зачёте.',
      },
      {
        paragraph:
          'До начала курса Заказчик может отказаться от предзаказа и получить всю сумму обратно. Если Школа переносит начало, она сообщает об этом по электронной почте, и Заказчик может ждать новой даты или вернуть всю сумму.',
      },
      { heading: 'Отказ от курса и возврат денег' },
      {
        paragraph:
          'В течение 14 дней со дня оплаты, а по предзаказу — со дня начала курса, Заказчик может отказаться от него без объяснения причин. Школа возвращает всю сумму без удержаний, сколько бы уроков ни было просмотрено.',
      },
      {
        paragraph:
          'Позже Заказчик тоже вправе отказаться от договора в любое время (статья 32 Закона РФ «О защите прав потребителей», статья 782 Гражданского кодекса РФ). Тогда Школа возвращает цену курса за вычетом своих фактически понесённых и подтверждённых расходов на исполнение этого договора.',
      },
      {
        paragraph:
          'Для возврата достаточно написать на {email} с адреса, указанного в заказе, и назвать курс. Школа возвращает деньги в течение 10 дней со дня получения письма тем же способом, которым они были уплачены, и направляет чек на возврат. Срок зачисления зависит от банка.',
      },
      { paragraph: 'С возвратом всей суммы доступ к курсу закрывается.' },
      {
        paragraph:
          'Если услуга оказана с недостатками, Заказчик вправе предъявить требования, предусмотренные статьёй 29 Закона РФ «О защите прав потребителей»: эта оферта их не ограничивает.',
      },
      { heading: 'Права и обязанности' },
      { paragraph: 'Школа обязуется:' },
      {
        list: [
          'открыть доступ в срок и поддерживать Сайт в рабочем состоянии;',
          'отвечать на обращения по адресу {email};',
          'предупреждать о существенных изменениях курса; замена урока обновлённым не уменьшает оплаченного объёма.',
        ],
      },
      { paragraph: 'Заказчик обязуется:' },
      {
        list: [
          'сообщать верные сведения о себе и хранить пароль в тайне;',
          'проходить курс лично и не передавать доступ другим людям;',
          'не копировать и не распространять материалы курса.',
        ],
      },
      {
        paragraph:
          'Видео, тексты и иные материалы курсов охраняются авторским правом (часть четвёртая Гражданского кодекса РФ). Заказчик использует их для собственного обучения; исключительные права к нему не переходят.',
      },
      {
        paragraph:
          'Если Заказчик передал доступ другим или распространяет материалы, Школа может приостановить доступ, сообщив причину, до устранения нарушения.',
      },
      { heading: 'Ответственность и споры' },
      {
        paragraph:
          'Стороны отвечают по законодательству Российской Федерации. Школа не обещает, что после курса Заказчик заключит договор с агентством, получит работу или определённый доход: это зависит не от неё.',
      },
      {
        paragraph:
          'Претензию можно направить на {email} или по адресу: {address}. Школа отвечает в течение 10 дней со дня получения. Если договориться не удалось, Заказчик-потребитель может обратиться в суд по своему выбору (статья 17 Закона РФ «О защите прав потребителей»).',
      },
      { heading: 'Прочие условия' },
      {
        paragraph: 'Персональные данные Школа обрабатывает по политике, опубликованной на Сайте.',
      },
      {
        paragraph:
          'Школа может изменить оферту, опубликовав новую редакцию. К уже заключённым договорам она не применяется; прежние редакции остаются доступны на Сайте.',
      },
      {
        paragraph:
          'Договор составлен на русском языке. Переводы даны для удобства; при расхождении верен русский текст.',
      },
      { heading: 'Реквизиты Школы' },
      {
        list: [
          '{legal_name}',
          'ИНН {inn}',
          'ОГРН (ОГРНИП) {ogrn}',
          'Адрес: {address}',
          'Электронная почта: {email}',
          'Телефон: {phone}',
        ],
      },
    ],
  },
  en: {
    title: 'Offer agreement for access to online courses',
    blocks: [
      {
        paragraph:
          'This document is a public offer (Article 437(2) of the Civil Code of the Russian Federation): {legal_name} (the “School”) offers to conclude a contract on the terms below with anyone who accepts them (the “Customer”). The School runs the website {site} under the name “{school}” (the “Site”). This version is in force from {date}.',
      },
      { heading: 'Subject of the contract' },
      {
        paragraph:
          'For a fee, the School opens to the Customer access to the chosen online course: video lessons and their materials, in the personal cabinet on the Site. What the course consists of, the number and length of its lessons, its start date and its price are stated on the page of the course and are part of the contract.',
      },
      {
        paragraph:
          'The services are informational and advisory. No final assessment is held at the end of the course, and no diploma or certificate of qualification is issued; a personal certificate of the School, where the course includes one, is not such a document.',
      },
      { heading: 'How the contract is concluded' },
      {
        paragraph:
          'The Customer accepts the offer by ticking agreement to it when placing the order and by paying for the course. The contract is concluded at the moment of payment (Article 438(3) of the Civil Code) in the version of the offer that was in force when the order was placed.',
      },
      {
        paragraph:
          'The Customer gives a name and an e-mail address; the receipt and the access to the cabinet are sent to that address. If it was mistyped, the Customer should write to the School: {email}.',
      },
      {
        paragraph:
          'An order may be placed by a person over 18. A person aged 14 to 18 places it with the written consent of a parent, adoptive parent or guardian; for a child under 14 the contract is concluded by the legal representative.',
      },
      { heading: 'Price and payment' },
      {
        paragraph:
          'The price of the course is stated on the Site in rubles. The price that holds for the Customer is the one shown in the payment form: once the order is placed it does not change. Discounts do not add up unless the terms of a promotion say otherwise.',
      },
      {
        paragraph:
          'The course is paid for on the secure page of the payment system, by the methods offered there. The School neither receives nor keeps bank card details.',
      },
      {
        paragraph:
          'The duty to pay is fulfilled when the payment system has confirmed the payment. The fiscal receipt (Federal Law No. 54-FZ) is sent to the Customer’s e-mail address.',
      },
      { heading: 'Instalments' },
      {
        paragraph:
          'Where the Site offers payment by instalments, they are granted by a bank. The bank decides, and the Customer concludes a separate contract with it; the schedule of payments and the full cost are stated in that contract.',
      },
      {
        paragraph:
          'The course counts as paid when the Customer has signed the contract with the bank and the bank has confirmed this to the School. If the Customer withdraws from the course, the School returns the money in the manner laid down in the contract with the bank; early repayment is arranged between the Customer and the bank, and the School provides the confirmations needed for it.',
      },
      { heading: 'Access to the course' },
      {
        paragraph:
          'Access opens in the cabinet as soon as the payment is confirmed; to a course that has not begun yet, on the day it begins.',
      },
      {
        paragraph:
          'Access has no time limit. If the School decides to close the Site, it tells the Customer by e-mail at least 30 days before, and during that time makes it possible to save the materials of the courses paid for.',
      },
      {
        paragraph:
          'To watch, a device with a modern browser and access to the internet are needed; these are the Customer’s to provide. If a lesson does not open for a reason on the School’s side, the School repairs this at no charge.',
      },
      { heading: 'Presale' },
      {
        paragraph:
          'A course that has not begun yet is sold by presale. The start date is stated on the page of the course and in the payment form; the money paid is an advance, and on the start date the Customer is sent the receipt that sets it off.',
      },
      {
        paragraph:
          'Until the course begins, the Customer may cancel the presale and receive the whole sum back. If the School moves the start date, it says so by e-mail, and the Customer may wait for the new date or have the whole sum returned.',
      },
      { heading: 'Withdrawal and refunds' },
      {
        paragraph:
          'Within 14 days of payment or, for a presale, of the start of the course, the Customer may withdraw without giving a reason. The School returns the whole sum without deductions, however many lessons have been watched.',
      },
      {
        paragraph:
          'Later, too, the Customer may withdraw from the contract at any time (Article 32 of the Law on the Protection of Consumer Rights, Article 782 of the Civil Code). The School then returns the price of the course less its actual and documented expenses for performing this contract.',
      },
      {
        paragraph:
          'To have money returned it is enough to write to {email} from the address given in the order and to name the course. The School returns the money within 10 days of receiving the letter, by the method by which it was paid, and sends a refund receipt. When it arrives depends on the bank.',
      },
      { paragraph: 'When the whole sum is returned, access to the course is closed.' },
      {
        paragraph:
          'If a service has defects, the Customer may make the claims of Article 29 of the Law on the Protection of Consumer Rights: this offer does not limit them.',
      },
      { heading: 'Rights and duties' },
      { paragraph: 'The School undertakes:' },
      {
        list: [
          'to open access on time and to keep the Site working;',
          'to answer letters sent to {email};',
          'to give notice of substantial changes to the course; replacing a lesson by an updated one does not reduce what was paid for.',
        ],
      },
      { paragraph: 'The Customer undertakes:' },
      {
        list: [
          'to give correct information and to keep the password secret;',
          'to take the course personally and not to pass the access on to others;',
          'not to copy or distribute the materials of the course.',
        ],
      },
      {
        paragraph:
          'Videos, texts and other materials of the courses are protected by copyright (Part Four of the Civil Code). The Customer uses them for personal study; no exclusive rights pass to the Customer.',
      },
      {
        paragraph:
          'If the Customer has passed the access on or distributes the materials, the School may suspend access, stating the reason, until this has ended.',
      },
      { heading: 'Liability and disputes' },
      {
        paragraph:
          'The parties are liable under the law of the Russian Federation. The School does not promise that after the course the Customer will sign a contract with an agency, find work or have a certain income: that does not depend on the School.',
      },
      {
        paragraph:
          'A claim may be sent to {email} or to the address {address}. The School answers within 10 days of receiving it. If no agreement is reached, a Customer who is a consumer may go to the court of their choice (Article 17 of the Law on the Protection of Consumer Rights).',
      },
      { heading: 'Other terms' },
      {
        paragraph: 'The School processes personal data under the policy published on the Site.',
      },
      {
        paragraph:
          'The School may change the offer by publishing a new version. It does not apply to contracts already concluded; earlier versions stay available on the Site.',
      },
      {
        paragraph:
          'The contract is drawn up in Russian. Translations are given for convenience; where they differ, the Russian text is right.',
      },
      { heading: 'Details of the School' },
      {
        list: [
          '{legal_name}',
          'INN (taxpayer number) {inn}',
          'OGRN (registration number) {ogrn}',
          'Address: {address}',
          'E-mail: {email}',
          'Phone: {phone}',
        ],
      },
    ],
  },
  zh: {
    title: '在线课程访问要约协议',
    blocks: [
      {
        paragraph:
          '本文件为公开要约（《俄罗斯联邦民法典》第 437 条第 2 款）：{legal_name}（以下简称“学校”）向任何接受下列条件的人（以下简称“客户”）提出订立合同。学校以“{school}”之名运营网站 {site}（以下简称“网站”）。本版本自 {date} 起生效。',
      },
      { heading: '合同标的' },
      {
        paragraph:
          '学校有偿向客户开放所选在线课程的访问权限，即网站个人中心内的视频课程及配套资料。课程内容、课时数量与时长、开课日期和价格载于课程页面，并构成合同的一部分。',
      },
      {
        paragraph:
          '本服务属于信息咨询性质。课程结束时不进行结业考核，也不颁发学历或职业资格证书；课程如包含学校颁发的个人证书，该证书不属于此类文件。',
      },
      { heading: '合同的订立' },
      {
        paragraph:
          '客户在下单时勾选同意本要约并支付课程费用，即为接受要约。合同自付款之时起成立（《民法典》第 438 条第 3 款），以下单时有效的要约版本为准。',
      },
      {
        paragraph:
          '客户须填写姓名和电子邮箱；付款凭证和个人中心的访问方式将发送至该邮箱。如邮箱有误，请致函学校：{email}。',
      },
      {
        paragraph:
          '年满 18 周岁者可以下单。14 至 18 周岁者下单须经父母、养父母或监护人书面同意；未满 14 周岁的儿童由其法定代理人订立合同。',
      },
      { heading: '价格与付款' },
      {
        paragraph:
          '课程价格以卢布在网站上标明。对客户有效的是付款表单中显示的价格，下单后不再变动。除活动条款另有规定外，各项优惠不叠加使用。',
      },
      {
        paragraph: '课程费用在支付系统的安全页面上以该页面提供的方式支付。学校不接收也不保存银行卡信息。',
      },
      {
        paragraph:
          '支付系统确认付款后，付款义务即告履行。税务收据（第 54-FZ 号联邦法）将发送至客户的电子邮箱。',
      },
      { heading: '分期付款' },
      {
        paragraph:
          '网站如提供分期付款，则由银行提供。由银行作出决定，客户与银行另行签订合同；还款计划和全部费用载于该合同。',
      },
      {
        paragraph:
          '客户与银行签订合同且银行向学校确认后，课程视为已付款。客户退课时，学校按与银行合同规定的方式退款；提前还款由客户与银行商定，学校提供所需证明。',
      },
      { heading: '课程访问' },
      {
        paragraph: '付款确认后，访问权限立即在个人中心开放；尚未开课的课程在开课当日开放。',
      },
      {
        paragraph:
          '访问不设期限。学校如决定关闭网站，将至少提前 30 天以电子邮件通知客户，并在此期间提供保存已付费课程资料的途径。',
      },
      {
        paragraph:
          '观看课程需要装有现代浏览器的设备和互联网连接，由客户自备。如因学校原因课程无法打开，学校免费排除故障。',
      },
      { heading: '预售' },
      {
        paragraph:
          '尚未开课的课程以预售方式销售。开课日期载于课程页面和付款表单；所付款项为预付款，开课当日向客户发送预付款结转收据。',
      },
      {
        paragraph:
          '开课之前，客户可以取消预订并取回全部款项。学校如推迟开课，将以电子邮件通知，客户可等待新的日期或要求全额退款。',
      },
      { heading: '退课与退款' },
      {
        paragraph:
          '自付款之日起 14 天内（预售课程自开课之日起），客户可无理由退课。无论已观看多少课时，学校均全额退款，不作任何扣除。',
      },
      {
        paragraph:
          '此后客户仍有权随时解除合同（《消费者权益保护法》第 32 条、《民法典》第 782 条）。届时学校退还课程价款，但扣除为履行本合同实际支出并有凭证的费用。',
      },
      {
        paragraph:
          '申请退款只需从订单所填邮箱致函 {email} 并写明课程。学校自收到信函之日起 10 天内按原付款方式退款，并发送退款收据。到账时间取决于银行。',
      },
      { paragraph: '全额退款后，课程访问权限随之关闭。' },
      {
        paragraph: '服务如有瑕疵，客户有权提出《消费者权益保护法》第 29 条规定的各项要求，本要约不作限制。',
      },
      { heading: '权利与义务' },
      { paragraph: '学校承诺：' },
      {
        list: [
          '按时开放访问权限，并保持网站正常运行；',
          '答复发送至 {email} 的来信；',
          '课程有重大变更时提前通知；以更新后的课时替换原课时，不减少已付费的内容。',
        ],
      },
      { paragraph: '客户承诺：' },
      {
        list: [
          '提供真实信息并妥善保管密码；',
          '亲自学习课程，不将访问权限转交他人；',
          '不复制、不传播课程资料。',
        ],
      },
      {
        paragraph:
          '课程的视频、文字及其他资料受著作权保护（《民法典》第四部分）。客户仅将其用于个人学习，专有权利不转移给客户。',
      },
      {
        paragraph: '客户如将访问权限转交他人或传播资料，学校可在说明理由后暂停访问，直至违规行为消除。',
      },
      { heading: '责任与争议' },
      {
        paragraph:
          '双方依照俄罗斯联邦法律承担责任。学校不承诺客户在课程结束后与经纪公司签约、获得工作或特定收入：这并不取决于学校。',
      },
      {
        paragraph:
          '投诉可发送至 {email} 或寄至以下地址：{address}。学校自收到之日起 10 天内答复。如无法协商一致，作为消费者的客户可自行选择法院起诉（《消费者权益保护法》第 17 条）。',
      },
      { heading: '其他条款' },
      { paragraph: '学校依照网站公布的政策处理个人数据。' },
      {
        paragraph: '学校可通过公布新版本修改要约。新版本不适用于已订立的合同；以往版本仍可在网站上查阅。',
      },
      { paragraph: '合同以俄文订立。译文仅供参考；如有歧义，以俄文文本为准。' },
      { heading: '学校信息' },
      {
        list: [
          '{legal_name}',
          'INN（纳税人识别号）{inn}',
          'OGRN（国家注册号）{ogrn}',
          '地址：{address}',
          '电子邮箱：{email}',
          '电话：{phone}',
        ],
      },
    ],
  },
});
