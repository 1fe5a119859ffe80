/** Kinds of words about dealings with the school: money, orders, accounts, and what goes wrong with them. */
import type { Words } from '../lexicon/words.ts';

export const dealingSenses = {
  'to ask a price': {
    ru: 'цена цены ценник стоит стоимость почем прайс тариф сумма бюджет расценки обойдется встанет выйдет выложить заплатить дорого дешево косарей тысяч рублей деньжат',
    en: 'price cost costs fee fees charge rate quote budget damage expensive cheap total sum amount pay afford bucks pricing',
    zh: '多少钱 价格 价钱 学费 费用 收费 报价 贵 便宜 预算 价位 几个钱 总价',
  },
  'piece by piece': {
    ru: 'рассрочка рассрочку частями долями помесячно ежемесячно месяц взнос сплит кредит кредитнуть раскидать разбить поделить растянуть постепенно понемногу половину переплата проценты халва',
    en: 'instalment installments split monthly month plan half spread deposit bit bits parts credit loan interest klarna financing stages upfront',
    zh: '分期 分开付 每月 按月 首付 一半 利息 贷款 几期 慢慢付 免息',
  },
  'to end early': {
    ru: 'досрочно раньше погасить закрыть закрою выплатить остаток разом скорее вперед махом премия штраф комиссия',
    en: 'early earlier sooner ahead settle clear payoff remaining balance penalty overpay close bonus',
    zh: '提前 提早 还清 结清 剩下 一次性还 罚 违约金',
  },
  'to say no': {
    ru: 'отказ отказал отказали отклонил отклонили отклонено отклонена завернул завернули зарубил зарубили одобрили одобрил одобрения пропустили прошла',
    en: 'refused rejected declined denied turned approve approved approval knocked no accepted',
    zh: '拒绝 被拒 没批 不批 没通过 没过 审批 审核',
  },
  bank: {
    ru: 'банк сбер сбербанк тинькофф тбанк альфа втб райффайзен каспи халык ревалют монобанк приорбанк беларусбанк чейз газпромбанк почтабанк',
    en: 'bank sber tinkoff revolut wise monzo chase barclays kaspi halyk wells hsbc n26 banks',
    zh: '银行 招行 工行 建行 农行 汇丰 中行',
  },
  'way to pay': {
    ru: 'карта карточка мир мирка виза мастеркард маэстро сбп юмани сберпей эпплпей кошелек наличка нал наличные перевод криптой кредитка дебетовая расплатиться',
    en: 'card visa mastercard maestro mir amex debit credit wallet cash transfer crypto applepay googlepay yoomoney unionpay maestro paypal',
    zh: '卡 信用卡 借记卡 银联 维萨 万事达 现金 转账 支付宝 微信 支付 付款 刷',
  },
  'card of elsewhere': {
    ru: 'иностранная зарубежная заграничная заграницей казахстанская белорусская белкарт турецкая грузинская армянская арка узбекская узкард хумо киргизская немецкая польская сербская китайская тайская американская европейская монгольская израильская неросийская',
    en: 'foreign international non-russian german polish french canadian american european indian turkish chinese british swiss kazakh local issued',
    zh: '外国 国外 国际 美国 香港 境外 哈萨克 欧洲 日本 外币',
  },
  'money that left': {
    ru: 'списали списалось списание списания сняли снялось ушло ушли дважды двойная двойной дубль задвоилась повторно повторное лишнее лишние одинаковых второй операции',
    en: 'charged charge charges billed debited deducted taken twice double duplicate duplicated again identical extra two statement',
    zh: '扣 扣款 扣了 两次 两笔 两遍 双份 重复 多扣 账单 又扣',
  },
  'money that returns': {
    ru: 'вернуть верните вернете возврат возвращаете отдадите отдайте отдавайте забрать забираю обратно назад взад манибек возместите компенсируйте бабки деньги',
    en: 'refund refunds return returned reimburse reimbursed moneyback back undo reverse cash recover',
    zh: '退款 退钱 退费 退 还我 拿回 要回来 返还',
  },
  'change of mind': {
    ru: 'передумала передумал передумаю отказаться отменить отмените отмена расторгнуть разочарована разочаровалась понравилось понравится впечатлили зайдет подошло подойдет пожалела жалею брошу бросить ошибке случайно надоело',
    en: 'changed mind cancel cancelled quit drop regret hate dislike disappointed unhappy unsatisfied mistake accidentally lost interest unwanted',
    zh: '反悔 后悔 取消 不想 不喜欢 不合适 不满意 失望 放弃 改主意 买错 不适合',
  },
  'to buy': {
    ru: 'купить куплю покупка покупаю покупать приобрести оформить заказать записаться запишите беру взять жать нажать тыкнуть кнопка вступить подписаться решилась готова шаги пошагово порядок',
    en: 'buy buying purchase purchasing order ordering enrol enroll join sign book click press button steps checkout register ready proceed',
    zh: '买 购买 下单 报名 订 报个名 点哪里 按钮 步骤 操作 流程 入学',
  },
  'bought already': {
    ru: 'купила купил оплатила оплатил оплачено оплачен заплатила заплатил приобрела взяла брала проходила заказала потратила уже',
    en: 'bought paid purchased ordered already own owned finished took spent',
    zh: '买了 买过 付了 付完 交了 已经 报过 学过',
  },
  'nothing there': {
    ru: 'пусто пустой пустая чист нет нету отсутствует исчез исчезли пропал пропали делся делись появилось появились открылся открылось дали видно вижу видать замок замочки закрыты',
    en: 'empty nothing blank missing nowhere gone disappeared locked vanished appear appeared show unlocked zilch',
    zh: '空 没有 没出来 看不到 看不了 不见 没显示 没开通 锁着 消失',
  },
  'does not work': {
    ru: 'завис зависает виснет глючит лагает тормозит крутит крутится грузится загружается открывается открылось запускается проигрывается вылетает выкидывает выдает ошибка ошибку сбой баг белый белая черный серый экран квадрат звук мыльное отстает сломалось лежит кнопка перезагружала обновляла',
    en: 'freeze freezes frozen stuck lag lags lagging glitch glitchy spinning spins loading load loads crash crashes crashing error bug broken blank white black gray screen sound sync player respond responds opens refreshed kicks refuses down',
    zh: '卡 卡住 转圈 闪退 打不开 放不出来 报错 错误 白屏 空白 黑屏 没声音 声音 播放器 没反应 刷新 坏了 进不去 不动',
  },
  'payment that fails': {
    ru: 'платеж оплата транзакция отказано отклонен отклоняет проходит пропускает принимает недостаточно средств смс код прервалась ввожу вводила пробовала',
    en: 'payment transaction declined rejected insufficient funds accepted checkout code blocks fails failing tried attempt',
    zh: '付款 支付 交易 失败 拒绝 余额不足 验证码 付不了 刷不过 不成功',
  },
  'key to come in': {
    ru: 'пароль парольку логин логинюсь вход войти зайти заходит пускает пасворд забыла забыл посеяла заблокировало сбросить сбросьте восстановить неверный учетка',
    en: 'password pw passcode login log sign credentials locked reset forgot forgotten wrong access in recover',
    zh: '密码 登录 登陆 登不上 忘 忘记 重设 重置 进不去 锁',
  },
  'letter that fails to come': {
    ru: 'письмо письма почта почту ящик спам спаме входящих код ссылка подтверждение активация уведомление приходит пришло дошло жду получила доходят выслать повторно',
    en: 'email mail letter inbox spam junk code link confirmation activation verification arrive arrived arriving came received reach waiting resend',
    zh: '邮件 邮箱 垃圾箱 验证 激活 链接 确认 没收到 收不到 没来 再发 迟迟',
  },
  'to wipe out': {
    ru: 'удалить удалите удаление стереть сотрите снести снесите убрать уберите закрыть закройте ликвидировать вычеркните зачистите аннулируйте уничтожить деактивировать забыли забвение отзываю исчезнуть след следа самоудалиться',
    en: 'delete erase remove wipe scrub purge close deactivate destroy forget forgotten nuke rid unregister gone withdraw clear',
    zh: '删 删除 删掉 注销 销户 清除 清空 抹掉 关闭 撤回 遗忘 不要了',
  },
  'to put right': {
    ru: 'изменить поменять сменить исправить поправить редактировать отредактировать обновить переименовать перебить перепривязать привязать перенести опечатка опечаталась ошибка ошиблась фамилия имя отчество телефон данные аватарка',
    en: 'change edit update correct fix swap switch rename move typo misspelled mistyped surname name birthday details settings wrong',
    zh: '改 修改 更换 换 更新 更正 编辑 写错 打错 填错 名字 姓 生日 资料 设置',
  },
  'own data': {
    ru: 'аккаунт кабинет профиль учетка данные персональные сведения переписка база номер регистрация анкета информация',
    en: 'account profile data details info information records database personal number registration',
    zh: '账号 帐号 账户 资料 数据 信息 个人 系统 注册',
  },
  'deceit and trust': {
    ru: 'обман обманете обманут развод разводите мошенники жулики аферисты аферистами кидалово кинете кинули лохотрон скам пирамида фишинг однодневка честно честные доверять доверие верить поверить надежно надежная безопасно настоящие реальная правда официально докажите убедите успокойте боюсь гарантии исчезнете потерять',
    en: 'scam scammers fraud con fake legit genuine real trust trustworthy safe secure honest sketchy pyramid burned ripped vanish prove proof convince believe reliable guarantee losing savings',
    zh: '骗 骗子 诈骗 坑 套路 割韭菜 靠谱 可信 信任 相信 凭什么 安全 真实 正规 证明 跑路 打水漂 放心 泄露',
  },
  'paper of law': {
    ru: 'договор оферта оферту условия правила соглашение политика конфиденциальность юридические документы бумаги шрифт галочку согласие прочесть прочитать почитать изучить',
    en: 'contract agreement terms conditions policy privacy legal offer document documents docs print tick read rules consent',
    zh: '合同 协议 条款 条件 政策 隐私 法律 文件 要约 勾选 规则',
  },
  'firm and its books': {
    ru: 'фирма компания организация ооо ип юрлицо юрик контора работодатель бухгалтер бухгалтерия безнал безналичка счет счета акт акты инвойс реквизиты инн огрн расчетный сотрудница сотрудников',
    en: 'company firm business employer workplace ltd llc office accounts accounting invoice bill proforma finance department corporate employees boss entity tax registration',
    zh: '公司 企业 单位 老板 对公 财务 账单 发票 员工 税号 法人 注册号 开票 主体',
  },
  'paper of payment': {
    ru: 'чек чека квитанция квиток фискальный кассовый подтверждение бумажку вычет',
    en: 'receipt slip proof fiscal invoice purchase confirmation',
    zh: '收据 小票 凭证 凭据 付款证明 报销',
  },
  'less to pay': {
    ru: 'скидка скидки скидочка акция акции распродажа дешевле подешевле уступите скинете купон промокод промик льгота выгода таймер лояльность',
    en: 'discount deal deals sale offer cheaper off coupon promo code voucher save loyalty bargain knock',
    zh: '折扣 打折 优惠 便宜点 活动 促销 优惠码 折扣码 打几折 黑五',
  },
  'present for somebody': {
    ru: 'подарить подарок дарю днюха днюху рождения сюрприз порадовать юбилей восьмое марта вручить праздник',
    en: 'gift present surprise birthday christmas treat anniversary behalf voucher',
    zh: '礼物 送给 送 惊喜 生日 圣诞 送人 替',
  },
  'to try first': {
    ru: 'попробовать пробный пробник тестовый демо демка глянуть ознакомиться кусочек фрагмент пример бесплатно даром вводный кота мешке сначала',
    en: 'try trial taster sample demo preview peek free first example glimpse poke',
    zh: '试 试听 试看 体验 先看 免费 样课 看一段',
  },
  'to keep on a disk': {
    ru: 'скачать скинуть сохранить закачать выгрузить записать перекачать флешка флешку диск файл файлы архив торрент оффлайн офлайн инета интернета сети связи самолете дача',
    en: 'download save store keep offline usb drive file files rip internet wifi signal plane train mp4 laptop',
    zh: '下载 下到 保存 存 缓存 离线 拷 u盘 硬盘 没网 文件 坐飞机',
  },
  gadget: {
    ru: 'телефон смартфон айфон андроид планшет айпад ноутбук комп компьютер макбук телевизор телек мобилка браузер приложение экран хуавей устройство техника',
    en: 'phone iphone android tablet ipad laptop computer pc mac macbook tv browser app mobile chromebook gadget device gadgets equipment',
    zh: '手机 平板 电脑 安卓 苹果 华为 电视 浏览器 软件 设备 app 投屏',
  },
  'where to enter lessons': {
    ru: 'куда где зайти заходить платформа ютуб геткурс сайт ссылка кабинет раздел нажать попасть открываются лежат найти',
    en: 'where platform youtube site link classroom dashboard open find go click watch section',
    zh: '在哪 哪里 平台 网站 链接 入口 打开 进入 登录看 点哪里',
  },
  'for ever or not': {
    ru: 'навсегда пожизненно бессрочно насовсем останется останутся пропадут пропадет сгорают закроют удалят отберете пересмотреть повторно вернусь спустя год годы обновления срок истечет',
    en: 'forever lifetime permanent keep expire expires end vanish disappear rewatch again later years update updates limited lose taken',
    zh: '永久 终身 一直 过期 到期 下架 收回 反复 再看 明年 以后 更新 有效',
  },
  'start of lessons': {
    ru: 'старт стартует начать начну начнется начало сразу сегодня мгновенно ждать поток запуск откроют откроется предзаказ предпродажа прямо скоро',
    en: 'start begin instant immediately tonight wait launch open opens presale preorder straight soon today unlock',
    zh: '开始 开课 马上 立刻 今天 今晚 等 开班 预售 预订 上线 开放 随时',
  },
  'room for more': {
    ru: 'места мест местечко лимит ограничено ограничена набор запись успею опоздала разберут спешить бронировать закрыт полная',
    en: 'spots seats places room limit limited full filling reserve hurry rush closing enrolment late cap',
    zh: '名额 位置 位子 满员 限制 截止 抢 占位 来得及 满',
  },
  'to reach by wire': {
    ru: 'телефон телефончик номер номерок позвонить дозвониться звонить ватсап вацап телеграм тг вайбер инстаграм инста почта написать связаться контакты жалоба горячая',
    en: 'phone number call ring whatsapp telegram viber instagram email write contact reach hotline complaint',
    zh: '电话 号码 打电话 微信 telegram 邮箱 联系 投诉 热线',
  },
  'hours of answering': {
    ru: 'работаете отвечаете отвечает ответят ответит поддержка график выходные круглосуточно ночью праздники обед дежурит на связи',
    en: 'open answer reply replies respond hours duty weekends midnight around-the-clock available closed support holidays sunday',
    zh: '几点 上班 下班 营业 周末 半夜 节假日 回复 客服 工作时间 有人',
  },
  tongue: {
    ru: 'язык английский русский китайский казахский немецкий испанский субтитры перевод озвучка переведен понимаю иностранка',
    en: 'language english russian chinese german spanish french subtitles subs captions translated translation dubbed speak',
    zh: '语言 中文 英文 英语 俄语 字幕 翻译 听不懂',
  },
} as const satisfies Words;
