/** Kinds of words about the school: where it is, what it teaches, what it gives, and what it is asked for in vain. */
import type { Words } from '../lexicon/words.ts';

export const schoolSenses = {
  'name of a town': {
    ru: 'москва питер спб петербург казань омск томск уфа самара пермь тула тверь курск орел брянск рязань калуга липецк пенза саратов волгоград астрахань ростов краснодар ставрополь сочи адлер анапа крым севастополь симферополь воронеж белгород смоленск псков мурманск архангельск вологда череповец ярославль кострома иваново владимир нижний киров ижевск ульяновск оренбург челябинск екатеринбург тюмень сургут курган барнаул новосибирск кемерово красноярск абакан иркутск чита якутск магадан хабаровск владивосток благовещенск сахалин камчатка воркута норильск калининград минск гомель брест киев одесса харьков львов алматы астана караганда ташкент бишкек душанбе баку ереван тбилиси батуми рига вильнюс таллин варшава прага берлин париж лондон рим мадрид вена белград стамбул анталья дубай пекин шанхай токио бали пхукет',
    en: 'moscow petersburg kazan sochi london manchester leeds liverpool glasgow edinburgh dublin paris lyon berlin munich hamburg rome milan madrid barcelona lisbon vienna prague warsaw budapest belgrade athens istanbul oslo stockholm helsinki copenhagen amsterdam brussels zurich geneva york chicago boston texas florida california toronto vancouver sydney melbourne dubai delhi mumbai beijing shanghai tokyo seoul bangkok bali nairobi lagos cairo tbilisi yerevan almaty minsk kyiv riga siberia',
    zh: '北京 上海 广州 深圳 成都 重庆 杭州 南京 武汉 西安 天津 苏州 长沙 沈阳 哈尔滨 大连 青岛 厦门 昆明 新疆 乌鲁木齐 香港 澳门 台北 莫斯科 巴黎 伦敦 纽约 东京 首尔 曼谷 多伦多 悉尼 柏林 米兰',
  },
  'name of a country': {
    ru: 'россия беларусь украина казахстан узбекистан киргизия таджикистан грузия армения азербайджан молдова латвия литва эстония польша чехия германия франция италия испания португалия австрия сербия черногория болгария турция израиль эмираты египет китай япония корея таиланд вьетнам индия монголия финляндия норвегия швеция англия америка сша канада мексика бразилия аргентина австралия европа азия заграница эмиграция',
    en: 'russia belarus ukraine kazakhstan uzbekistan kyrgyzstan georgia armenia azerbaijan latvia lithuania estonia poland germany france italy spain portugal austria serbia montenegro bulgaria turkey israel emirates egypt china japan korea thailand vietnam india mongolia finland norway sweden england scotland ireland britain america usa states canada mexico brazil argentina australia europe asia abroad overseas',
    zh: '俄罗斯 白俄罗斯 乌克兰 哈萨克斯坦 德国 法国 意大利 西班牙 英国 美国 加拿大 日本 韩国 泰国 新加坡 马来西亚 澳洲 土耳其 以色列 迪拜 国外 海外 外国 留学',
  },
  'far away place': {
    ru: 'город городок село деревня поселок глушь глубинка регион регионы область область провинция периферия остров север урал сибирь тайга далеко дальний расстояние тысячи километров километры километр электричка поезд лететь летать ехать ездить приезжать приехать переезжать переезд доехать дорога мотаться пояс местная неместная иногородняя филиал родом живу живем проживаю нахожусь',
    en: 'town city village countryside rural province region island north far distance remote miles kilometres travel fly commute move moved moving relocate timezone zone local live living based located abroad hometown anywhere',
    zh: '城市 县城 农村 乡下 村 小地方 外地 外省 省 远 距离 飞过去 坐车 出差 时差 本地 住在 我在 人在 现场 搬家 郊区',
  },
  'place on a map': {
    ru: 'адрес адресок улица дом корпус квартира индекс метро станция карта карте район квартал здание помещение офис контора зал класс кабинет студия территориально расположены сидите находитесь находится заглянуть зайти точка локация геолокация юридический',
    en: 'address street building house number postcode zip map metro station office hall room studio location located where premises headquarters site district drop',
    zh: '地址 街道 街 号 楼 邮编 地图 地铁 站 区 办公室 办公 校区 教室 位置 定位 实体 哪里 哪儿',
  },
  'facility of a building': {
    ru: 'парковка парковаться душ раздевалка гардероб зеркала лифт пандус кондиционер вайфай буфет кафе столовая туалет бассейн спортзал общежитие гостиница отель парковаться аренда сдаете снять прокат студия зал',
    en: 'parking park shower locker mirrors elevator lift ramp conditioning wifi cafe canteen toilet pool gym dorm dormitory hotel rent rental hire hall studio accommodation',
    zh: '停车 洗澡 更衣室 镜子 电梯 空调 无线 咖啡 食堂 厕所 泳池 健身房 宿舍 酒店 租 工作室 住宿',
  },
  'clothes and cosmetics': {
    ru: 'платье туфли каблуки каблук купальник джинсы футболка шорты юбка пальто костюм форма одежда гардероб бренд марка помада тушь тональник крем косметика макияж лак духи стрижка прическа окраска маникюр образ лук мерч',
    en: 'dress shoes heels heel swimsuit bikini jeans shirt shorts skirt coat suit gown outfit uniform clothes brand lipstick mascara foundation cream cosmetics makeup polish perfume haircut hairstyle manicure look merch',
    zh: '裙子 衣服 鞋 高跟鞋 泳衣 牛仔裤 外套 制服 校服 品牌 牌子 口红 睫毛膏 粉底 面霜 化妆 香水 发型 美甲 造型 穿什么 周边',
  },
  'health and diet': {
    ru: 'врач больница справка медкомиссия анализы здоровье диета похудеть худеть калории витамины тренажер спорт фитнес йога массаж психолог беременная беременность роды спина сколиоз пластика ринопластика операция зуб стоматолог болит болезнь страховка',
    en: 'doctor hospital medical health diet lose calories vitamins gym workout fitness yoga massage therapist psychologist pregnant pregnancy spine surgery filler botox dentist sick illness insurance',
    zh: '医生 医院 体检 健康 减肥 瘦身 卡路里 维生素 健身 瑜伽 按摩 心理 怀孕 孕妇 手术 整容 牙医 生病 保险',
  },
  'exam and homework': {
    ru: 'домашка домашнее задание задания экзамен тест зачет оценки двойка проверяет проверит сдать сдавать пересдача отчислить защита попытки балл куратор обратная ошибки',
    en: 'homework assignment assignments exam test grade grades graded marks fail failed expelled attempts feedback checked submit retake',
    zh: '作业 考试 测试 成绩 批改 批 不及格 开除 补考 交作业 点评',
  },
  'university and benefits': {
    ru: 'институт университет вуз зачтут практика стипендия грант бюджет бюджетные маткапитал вычет налог ндфл пособие льгота льготный отсрочка армия студенческий военкомат центр занятости субсидия каникулы заморозка академический',
    en: 'university college credit credits internship scholarship grant tax deduction benefit benefits subsidy army visa dorm campus holidays freeze gap sabbatical',
    zh: '大学 学分 实习 奖学金 补助 抵税 税 补贴 签证 假期 冻结 学生证 公积金',
  },
  'event and business': {
    ru: 'показ мод неделя конкурс мисс корпоратив свадьба мероприятие праздник утренник выпускной вечер встреча экскурсия реклама партнерка партнерство бартер блогер блогерам франшиза инвестор выручка прибыль конкуренты бренд сотрудничество спонсор розыгрыш',
    en: 'show fashion week pageant contest miss corporate wedding event party ceremony gala meetup tour ad ads advertising affiliate partnership barter influencer franchise investor revenue profit competitors sponsor collaboration giveaway',
    zh: '时装周 选美 比赛 年会 婚礼 活动 典礼 聚会 参观 广告 合作 加盟 投资 收入 利润 竞争 赞助 抽奖 网红 返利',
  },
  'other trade taught': {
    ru: 'актерское актриса вокал пение танцы танец хореография визаж макияж парикмахер стилист стилиста фотограф фотографа бровист маникюр шитье дизайн монтаж блогинг английский этикет ораторское йога рисование',
    en: 'acting actor actress singing vocals dance dancing choreography hairdressing styling photography sewing design editing blogging english etiquette speaking drawing',
    zh: '表演 唱歌 声乐 跳舞 舞蹈 化妆 造型 摄影 剪辑 缝纫 设计 英语 礼仪 演讲 画画 网红',
  },
  'everyday matter': {
    ru: 'погода дождь снег доллар евро рубль биткоин выборы президент голосовать уравнение задача математика физика сочинение эссе реферат перевод анекдот сказка стих песня рецепт борщ суп пицца такси билет поезд самолет концерт фильм сериал кино гороскоп сон кот кошка собака машина ремонт квартира ипотека вклад ноутбук айфон стиралка диван столица планета луна футбол матч',
    en: 'weather rain snow dollar euro bitcoin election president vote equation maths math physics essay homework translate joke story poem song recipe soup pizza taxi ticket train plane concert film movie series horoscope dream cat dog car repair flat mortgage deposit laptop washing sofa capital planet moon football match',
    zh: '天气 下雨 下雪 美元 欧元 汇率 比特币 选举 总统 投票 方程 数学 物理 作文 翻译 笑话 故事 诗 歌 菜 汤 披萨 打车 车票 火车 飞机 演唱会 电影 电视剧 星座 梦 猫 狗 汽车 修 房贷 存款 沙发 首都 月亮 足球',
  },
  'what is taught': {
    ru: 'программа содержание тема темы модуль раздел глава план учат научите научат научусь учите освою узнаю позирование походка дефиле проходка снепы кастинг договор мимика практика упражнения рассказываете разбираете проходят включает внутри состоит наполнение преподаете',
    en: 'program programme syllabus curriculum topic topics module chapter plan teach learn cover covers posing walking runway casting contract practice exercises contents inside include skills outline agenda',
    zh: '大纲 内容 主题 模块 章节 教 学什么 摆姿势 台步 试镜 合同 练习 实践 包括 包含 技能 目录 讲什么',
  },
  'how long or when': {
    ru: 'долго сколько длится длительность продолжительность срок сроки неделя недели недель месяц месяца дней час часов минут скоро быстро растянуть времени занимает хватит темп успею закончу',
    en: 'long duration length weeks months days hours minutes quick quickly fast pace finish runtime time takes last spend workload drag binge',
    zh: '多久 多长 时长 周 月 天 小时 分钟 快 慢 学完 时间 周期 期限',
  },
  'time of a day or week': {
    ru: 'утро утром день днем вечер вечером ночь ночью полночь рассвет понедельник вторник среда четверг пятница суббота воскресенье выходные будни праздник праздники каникулы смена смены вахта график расписание дедлайн пара эфир совмещать девяти шести',
    en: 'morning noon afternoon evening night midnight monday tuesday wednesday thursday friday saturday sunday weekend weekends weekdays holiday holidays shift shifts rota schedule timetable deadline live nine five office fulltime full-time part-time juggle',
    zh: '早上 中午 下午 晚上 半夜 夜里 夜班 周一 周末 周日 星期 节假日 假期 倒班 加班 上班 时间表 直播 固定 九点 兼顾 忙',
  },
  'paper of honour': {
    ru: 'сертификат диплом корочка корочки бумажка бумажку бумага бумагу свидетельство удостоверение аттестат грамота печать именной документ подтверждение вручают',
    en: 'certificate diploma certification credential paper document official stamp proof certified qualification',
    zh: '证书 文凭 证 证明 毕业证 结业 盖章 资格',
  },
  'group of students': {
    ru: 'чат чатик беседа группа сообщество комьюнити клуб тусовка канал телега общение общаться знакомства однокурсники сокурсники участницы девочки выпускники ученицы',
    en: 'chat group community club channel forum discord hangout meet others classmates peers members learners graduates alumni network',
    zh: '群 社群 社区 圈子 交流 聊天 同学 学员 一起 校友 加群 拉我',
  },
  'given besides': {
    ru: 'бонус бонусы бонусом подарок подарки плюшки плюхи ништяки сверх дополнительно прилагается прилагаются кроме гайд пдф шаблон шаблоны методичка книжечка макет образец',
    en: 'bonus bonuses extra extras perk perks goodies freebie freebies gift besides additional handbook pdf template templates layout sample guide',
    zh: '赠品 福利 赠送 附赠 额外 送 手册 指南 模板 样板 除了',
  },
  'agency and scout': {
    ru: 'агентство агентства агент букер скаут скауты контракт подписать база рекомендуете портфолио рассылать анкету кастинг-директор',
    en: 'agency agencies agent booker scout scouts signed contract database recommend represent',
    zh: '经纪公司 经纪人 星探 签约 名录 推荐 公司 合约',
  },
  'what pupils say': {
    ru: 'отзыв отзывы мнение мнения впечатления довольны истории история успех успешные кейсы результаты помогло говорят репутация рейтинг-школы',
    en: 'review reviews testimonial testimonials opinion opinions feedback stories success happy satisfied reputation results experiences',
    zh: '评价 口碑 反馈 案例 成功 效果 怎么说 满意',
  },
  'form to fill in': {
    ru: 'анкета анкету заявка заявку форма бланк заполнила отправила подать галерея каталог рассмотрите рассмотрели тишина молчите молчание',
    en: 'form application apply applied submitted gallery listed silence reply considered portfolio entry',
    zh: '申请 申请表 表格 填表 提交 报名表 回音 消息 模特库 画廊',
  },
} as const satisfies Words;
