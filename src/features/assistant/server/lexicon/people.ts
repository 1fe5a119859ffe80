/** Words about people: who asks, who may study, modelling, accounts, and the wish for a person. */
import type { Words } from './lexicon.ts';

export const peopleWords = {
  age: {
    ru: 'возраст возраста возрасте возрастные возрастная возрастной летие совершеннолетний возрастным юный юная взрослым',
    en: 'age ages aged elder',
    zh: '年龄 岁 岁数 年纪 多大 几岁 年纪大 老年',
  },
  old: {
    ru: 'старый старая стара стар старше взрослый взрослая пенсия пенсионер пенсионерка бабушка бабушке дедушка поздно зрелый пожилой молодой молодая',
    en: 'old older elderly grandma grandmother grandpa young younger mature late retired senior',
    zh: '太老 老了 老人 退休 年轻 太晚 晚了 奶奶 中年',
  },
  child: {
    ru: 'ребенок ребенка ребенку дети детей детский дочь дочке дочка дочери дочку сын сыну сына сынок малыш внучка внук подросток школьник школьница внучке подростка подросткам дошкольник',
    en: 'child children kid kids daughter son baby teen teenager grandchild granddaughter boy girl teens',
    zh: '孩子 小孩 女儿 儿子 儿童 少年 宝宝 小孩子 小朋友',
  },
  minor: {
    ru: 'несовершеннолетний несовершеннолетняя несовершеннолетние',
    en: 'minor minors underage',
    zh: '未成年 不满十八 未满',
  },
  parent: {
    ru: 'родитель родители родителей мама мамы мамой папа опекун согласие',
    en: 'parent parents mom mum dad mother father guardian guardians consent',
    zh: '家长 父母 监护人 妈妈 爸爸 同意',
  },
  me: {
    ru: 'мне мой моя мои мое моего моей мою моих моему меня я сама самой самому сам',
    en: "me my mine i i'm im myself i've",
    zh: '我 我的 自己',
  },
  model: {
    ru: 'модель модели моделью моделей модельный модельная модельную модельной модельное моделинг фотомодель кастинг кастинги',
    en: 'model models modeling modelling catwalk casting castings',
    zh: '模特 走秀 试镜',
  },
  become: {
    ru: 'стать стану попасть попаду устроиться пробиться',
    en: 'become becoming join enter',
    zh: '成为 当 加入 进入 做',
  },
  rating: {
    ru: 'рейтинг рейтинга рейтинге рейтинги оценка оценки оценить оцените оценку балл баллы баллов баллах оцениваете скоринг',
    en: 'rating ratings score scores scoring rate rated assessment evaluation evaluate ranking rank',
    zh: '评分 评级 打分 评估 测评 分数 排名 得分',
  },
  recommendation: {
    ru: 'рекомендации рекомендация рекомендацией советы',
    en: 'recommendation recommendations advice',
    zh: '建议 推荐',
  },
  questionnaire: {
    ru: 'анкета анкеты анкету анкете анкетой анкетирование заявка заявку заявки заявке заявление форма форму резюме кандидат бланк откликнуться',
    en: 'questionnaire application applications apply applying form forms applicant candidate casting-form',
    zh: '问卷 申请 申请表 报名表 资料表 报名 表格 填表 登记',
  },
  fill: {
    ru: 'заполнить заполнять подать отправить подаю подача заполнения заявить оставить заполняют',
    en: 'fill filling submit send leave complete',
    zh: '填写 填 提交 投递',
  },
  gallery: {
    ru: 'галерея галерею галерее каталог каталоге',
    en: 'gallery catalogue catalog',
    zh: '画廊 图库 展示 名录',
  },
  where: { ru: 'где куда откуда', en: 'where', zh: '哪里 在哪 哪儿 在何处 哪' },
  appearance: {
    ru: 'рост роста вес полная полный толстая толстый худая худой фигура фигурой внешность внешностью красивая некрасивая размер параметры низкая низкий маленького тату шрамы прыщи кг плюс-сайз стройная похудеть худеть фотогеничная',
    en: 'height tall short weight fat overweight figure body looks look ugly beautiful size skinny plus-size chubby curvy tattoos photogenic cm kg',
    zh: '身高 体重 胖 矮 瘦 身材 长相 外貌 漂亮 高矮 不高',
  },
  experience: {
    ru: 'опыт опыта нуля ноль новичок новичков подготовка портфолио снепы умею начинающий начинающих начинающая',
    en: 'experience experienced newbie zero scratch portfolio skills inexperienced novice',
    zh: '经验 零基础 基础差 新手 作品集 没学过 小白',
  },
  work: {
    ru: 'работа работу работы работой работать трудоустройство трудоустроите трудоустраиваете заработок заработать зарабатывать заработаю зарабатывают зарплата доход устроите вакансии вакансия устройство карьера карьеру',
    en: 'job jobs work employment employ earn earnings earning salary income career hire',
    zh: '工作 就业 赚钱 收入 工资 挣钱 找工作 赚 挣',
  },
  guarantee: {
    ru: 'гарантия гарантии гарантируете гарантирован гарантированно гарантий обещаете',
    en: 'guarantee guaranteed guarantees promise ensure',
    zh: '保证 保障 承诺 包',
  },
  help: {
    ru: 'помочь поможете помогите помощь помогаете помогает помоги помог',
    en: 'help helps assist helping assistance recommend',
    zh: '帮助 帮 帮忙 推荐',
  },
  cooperate: {
    ru: 'сотрудничаете сотрудничество партнеры партнер',
    en: 'partner partners cooperate cooperation work-with',
    zh: '合作',
  },
  language: {
    ru: 'язык языке языка языки английский русский китайский субтитры субтитрами',
    en: 'language languages english russian chinese subtitles subtitle captions',
    zh: '语言 中文 英文 英语 俄语 字幕 汉语',
  },
  safety: {
    ru: 'развод мошенники мошенник мошенничество обман обманете обманут обманываете обманывают лохотрон кидалово кинете кинут доверять верить безопасно безопасность правда честно надежно разводите лохов разводка лицензия',
    en: 'scam scammers fraud fraudulent trust legit legitimate safe safety secure fake cheat honest rip-off ripoff swindle license licensed',
    zh: '骗子 骗人 骗局 诈骗 可靠 靠谱 安全 信任 可信 真的吗 正规 假的',
  },
  document: {
    ru: 'оферта оферту оферты договор договора договоре документ документы документов политика политику конфиденциальность конфиденциальности условия условий правила соглашение персональных данные данных',
    en: 'terms conditions policy policies privacy agreement document documents offer rules gdpr',
    zh: '条款 隐私 政策 协议 合同 文件 条件 规则',
  },
  requisite: {
    ru: 'инн огрн реквизиты реквизитов юрлицо юридическое ооо ип юридический организация компания',
    en: 'inn ogrn tax requisites company llc entity incorporated legal',
    zh: '税号 注册号 公司名称 法人 营业执照 法律实体',
  },
  address: {
    ru: 'адрес адреса адресу находитесь находится офис офиса офисе филиал филиалы город городе расположены приехать страна метро локация',
    en: 'located location office city based situated country branch',
    zh: '地址 位置 办公室 哪个城市 在哪里 地点 校区',
  },
  contact: {
    ru: 'контакт контакты контактов контактный связаться связь связи позвонить звонить дозвониться номер номера номерок достучаться соцсети соцсетях инста вк вконтакте',
    en: 'contact contacts reach call social instagram',
    zh: '联系 联络 联系方式 号码 打电话 社交',
  },
  phone: {
    ru: 'телефон телефона телефону телефоне телефоны телефончик',
    en: 'phone telephone hotline',
    zh: '电话 电话号码 热线',
  },
  messenger: {
    ru: 'ватсап вотсап вацап ватсапп телеграмме телега телегу телеге тг мессенджер вайбер viber whatsapp telegram вайбер инстаграм',
    en: 'whatsapp telegram messenger viber dm',
    zh: '微信号 电报 微信',
  },
  write: { ru: 'написать пишите писать напишу напиши', en: 'write message text', zh: '写信 发消息' },
  mail: {
    ru: 'почта почту почте почты почтой письмо письма мейл мыло емейл имейл email мэйл емайл имэйл письме ящик уведомление спам',
    en: 'email emails mail mails e-mail inbox letter letters mailbox spam junk activation-mail',
    zh: '邮件 邮箱 电子邮件 信件 邮址 垃圾邮件 短信',
  },
  arrive: {
    ru: 'пришло пришел приходит придет получил получила получено получать приходят дошло прислали пришлете пришли приходило жду пусто получаю высылаете выслали прислать присылаете',
    en: "arrive arrived receive received receiving got gotten come came waiting haven't sent",
    zh: '收到 没到 没收到 没来 未收到 收不到 没有收到 发来',
  },
  confirm: {
    ru: 'подтверждение подтверждения подтвердить активация активации активировать ссылка ссылку ссылкой код',
    en: 'confirm confirmation verify verification activate activation link code',
    zh: '确认 验证 验证码 激活 链接',
  },
  not: {
    ru: 'не нет нету ничего никак нельзя без',
    en: "not no never don't didn't doesn't isn't hasn't haven't can't won't cannot cant dont didnt havent wont nothing without unable",
    zh: '没 不 未 无法 没有 不能',
  },
  password: {
    ru: 'пароль пароля паролю пароли пасс парола пороль',
    en: 'password passwords passcode pwd login-password',
    zh: '密码 口令 密码错误',
  },
  forget: {
    ru: 'забыл забыла забыт забыли помню сбросить сброс восстановить восстановление восстановления потерял потеряла утерян слетел',
    en: 'forgot forgotten forget reset recover recovery restore lost remember locked',
    zh: '忘记 忘了 重置 找回 恢复 丢失 忘',
  },
  'sign-in': {
    ru: 'войти вход входа зайти зайду залогиниться логин логина авторизация авторизоваться пускает залогинюсь попасть',
    en: 'login signin sign-in log-in logging log sign signing credentials',
    zh: '登录 登陆 登入 进不去 登不上 登录不上',
  },
  register: {
    ru: 'регистрация регистрации регистрироваться зарегистрироваться регистрацию зарегаться зарегистрирован',
    en: 'register registration registering registered signup sign-up create',
    zh: '注册 开户',
  },
  account: {
    ru: 'аккаунт аккаунта кабинет кабинета кабинете кабинету учетка учетная акк учетную',
    en: 'account accounts cabinet dashboard',
    zh: '账号 帐号 账户 个人中心 帐户',
  },
  profile: { ru: 'профиль профиля профиле', en: 'profile', zh: '个人资料 资料 个人信息' },
  edit: {
    ru: 'изменить поменять сменить исправить редактировать обновить',
    en: 'change edit update modify correct',
    zh: '修改 更改 更换 编辑 改',
  },
  erase: {
    ru: 'удалить удаление удалите стереть удаляете',
    en: 'delete deletion erase remove close',
    zh: '删除 注销 删掉',
  },
  broken: {
    ru: 'грузится загружается открывается работает ошибка ошибку воспроизводится зависает глючит виснет тормозит сломалось баг проблема проблемы показывает проигрывается вылетает лагает черный звук звука',
    en: 'load loading works working play playing broken error bug crash freeze stuck fails failed problem issue buffering sound black',
    zh: '播放 打不开 卡 加载 报错 错误 故障 无法播放 放不了 黑屏 没声音 卡顿 看不了',
  },
  trouble: {
    ru: 'технический техническая техподдержка',
    en: 'technical trouble troubleshoot',
    zh: '技术 技术支持',
  },
  opening: {
    ru: 'круглосуточно круглосуточная круглосуточный работаете рабочее отвечаете выходные ночью',
    en: '24/7 weekends weekend working-hours respond answer opening business',
    zh: '营业 工作时间 几点 全天 周末 24小时',
  },
  operator: {
    ru: 'оператор оператора оператору операторы менеджер менеджера менеджеру консультант консультанта специалист специалиста сотрудник сотрудника администратор администратора админ админа саппорт представитель диспетчер администрация персонал начальник',
    en: 'operator operators manager representative agent specialist advisor adviser consultant rep supervisor admin staff employee colleague',
    zh: '人工 客服 专员 工作人员 真人 客服人员 人工客服 转人工 管理员 接线员 活人 人工服务 经理 转人',
  },
  human: {
    ru: 'человек человека человеку людьми люди людей живой живого живому живая реальный реального настоящий настоящего кто-нибудь кто-то кем-нибудь ктонибудь кто кемнибудь кем кем-нибудь кем-то коллега',
    en: 'human humans person people someone somebody anyone real living being',
    zh: '人 有人 真人 人类',
  },
  connect: {
    ru: 'соедините соедини соединить позови позовите позвать переключи переключите переключить переведи переведите свяжите свяжи дайте дай поговорить говорить пообщаться общаться пригласите подключите подключи разговаривать поболтать вызовите пообщатся обратиться помогает',
    en: 'speak speaking talk talking connect transfer switch give put call chat',
    zh: '转接 接 找 转 联系 说话 聊 对话 换',
  },
  bot: {
    ru: 'бот бота робот робота боту искусственный интеллект нейросеть автоответчик ассистент',
    en: 'bot bots robot robots ai machine chatbot chatgpt assistant gpt',
    zh: '机器人 人工智能 自动回复 机器 助手',
  },
  support: {
    ru: 'поддержка поддержку поддержки поддержке поддержкой',
    en: 'support helpdesk customer service desk',
    zh: '支持 服务台 客户服务',
  },
  who: { ru: 'кто ты вы', en: 'who you', zh: '谁 你是' },
  greeting: {
    ru: 'привет приветик здравствуйте здравствуй здрасте добрый утро вечер хай хеллоу салют приветствую ку прив дратути доброго здрасьте',
    en: 'hi hello hey greetings morning evening afternoon howdy yo',
    zh: '你好 您好 嗨 哈喽 早上好 晚上好 在吗 你们好',
  },
  thanks: {
    ru: 'спасибо спс благодарю спасибки пасиб благодарен мерси понятно отлично супер пока свидания ок окей хорошо ладно',
    en: 'thanks thank thx ty cheers appreciate bye goodbye ok okay great cool',
    zh: '谢谢 感谢 多谢 再见 好的 明白 拜拜',
  },
  order: { ru: 'заказ заказа заказы заказов заказе заказу', en: 'order orders', zh: '订单' },
  progress: {
    ru: 'прогресс прогресса пройдено прошел прошла продвинулась осталось процентов',
    en: 'progress remaining left',
    zh: '进度 完成了多少 学到哪',
  },
  school: {
    ru: 'школа школы школе школу школой',
    en: 'school',
    zh: '学校',
  },
} as const satisfies Words;
