/** Names of invented people. A family name has two forms, joined by a bar where they differ by more than «а». */

const women =
  'Анна Мария Елена Ольга Наталья Екатерина Татьяна Ирина Светлана Юлия Дарья Анастасия Виктория Полина Ксения Алина Вероника Алёна Марина Яна Кристина Валерия София Диана Ева Варвара Милана Арина Василиса Злата Карина Лилия Маргарита Надежда Олеся Регина Снежана Таисия Ульяна Эвелина Гульнара Айгуль Камила Зарина Инна Лариса Людмила Галина Вера Любовь'.split(
    ' ',
  );
const men =
  'Александр Дмитрий Максим Иван Артём Никита Михаил Даниил Егор Андрей Кирилл Илья Роман Тимур Руслан Павел Глеб Матвей Степан Арсений'.split(
    ' ',
  );
const families =
  'Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев Григорьев Романов Воробьёв Сергеев Кузьмин Фролов Александров Дмитриев Королёв Гусев Киселёв Ильин Максимов Поляков Сорокин Виноградов Ковалёв Белов Медведев Антонов Тарасов Жуков Баранов Филиппов Комаров Давыдов Беляев Герасимов Богданов Осипов Сидоров Матвеев Титов Марков Миронов Крылов Куликов Карпов Власов Мельников Денисов Гаврилов Тихонов Казаков Афанасьев Данилов Савельев Тимофеев Фомин Чернов Абрамов Мартынов Ефимов Федотов Щербаков Назаров Калинин Исаев Чернышёв Быков Маслов Родионов Коновалов Лазарев Воронин Климов Филатов Пономарёв Голубев Кудрявцев Прохоров Наумов Потапов Журавлёв Овчинников Трофимов Леонов Соболев Ермаков Колесников Гончаров Емельянов Никифоров Грачёв Котов Гришин Ефремов Архипов Громов Кириллов Малышев Панов Моисеев Румянцев Акимов Кондратьев Бирюков Горбунов Анисимов Ерёмин Тихомиров Галкин Лукьянов Михеев Скворцов Юдин Белоусов Нестеров Симонов Прокофьев Харитонов Князев Цветков Левин Митрофанов Воронов Аксёнов Софронов Мальцев Логинов Горшков Савин Краснов Майоров Демидов Елисеев Рыбаков Сафонов Плотников Демин Хохлов Фадеев Молчанов Игнатов Литвинов Ершов Ушаков Дементьев Рябов Мухин Калашников Леонтьев Лобанов Кузин Корнеев Евдокимов Бородин Платонов Некрасов Балашов Бобров Жданов Блинов Игнатьев Коротков Муравьёв Крюков Беляков Богомолов Дроздов Лавров Зуев Петухов Ларин Никулин Серов Терентьев Зотов Устинов Фокин Самойлов Константинов Сахаров Шишкин Самсонов Черкасов Чистяков Носов Спиридонов Карасёв Авдеев Воронцов Зверев Владимиров Селезнёв Нечаев Кудряшов Седов Фирсов Андрианов Панфилов Головин Терехов Ульянов Шестаков Агеев Никонов Селиванов Баженов Гордеев Кожевников Пахомов Зимин Костин Широков Филимонов Ларионов Овсянников Сазонов Суворов Нефёдов Корнилов Любимов Львов Горбачёв Копылов Лукин Токарев Кулешов Шилов Большаков Панкратов Родин Шаповалов Покровский|Покровская Бочаров Никольский|Никольская Маркин Горелов Агафонов Березин Ермолаев Зубков Куприянов Трифонов Масленников Круглов Третьяков Колосов Рожков Артамонов Шмелёв Лаптев'.split(
    ' ',
  );

export interface Name {
  first: string;
  last: string;
  gender: 'female' | 'male';
  language: 'ru' | 'en' | 'zh';
}

const abroad: readonly Name[] = [
  { first: 'Emily', last: 'Carter', gender: 'female', language: 'en' },
  { first: 'Sophie', last: 'Turner', gender: 'female', language: 'en' },
  { first: 'Olivia', last: 'Bennett', gender: 'female', language: 'en' },
  { first: 'James', last: 'Walker', gender: 'male', language: 'en' },
  { first: 'Hannah', last: 'Schmidt', gender: 'female', language: 'en' },
  { first: 'Chloe', last: 'Martin', gender: 'female', language: 'en' },
  { first: 'Nina', last: 'Petrović', gender: 'female', language: 'en' },
  { first: '静', last: '王', gender: 'female', language: 'zh' },
  { first: '雪', last: '李', gender: 'female', language: 'zh' },
  { first: '美玲', last: '张', gender: 'female', language: 'zh' },
  { first: '浩然', last: '陈', gender: 'male', language: 'zh' },
  { first: '雨桐', last: '刘', gender: 'female', language: 'zh' },
];

const foreignLetters: Record<string, string> = {
  静: 'jing',
  王: 'wang',
  雪: 'xue',
  李: 'li',
  美玲: 'meiling',
  张: 'zhang',
  浩然: 'haoran',
  陈: 'chen',
  雨桐: 'yutong',
  刘: 'liu',
};

/** The n-th name of a list that repeats none; each twenty-fifth is from abroad while there are any. */
export function nameOf(n: number, isMan: boolean): Name {
  const from = abroad[Math.floor(n / 25)];
  if (n % 25 === 11 && from) return from;
  const given = isMan ? men : women;
  const [masculine, feminine] = families[n % families.length]!.split('|');
  const last = isMan ? masculine! : (feminine ?? `${masculine}а`);
  return { first: given[(n * 7) % given.length]!, last, gender: isMan ? 'male' : 'female', language: 'ru' };
}

/** Latin letters for an address. */
export function latinOf(name: string): string {
  const known = foreignLetters[name];
  if (known) return known;
  return [...name.toLowerCase().normalize('NFD')]
    .map((letter) => letters[letter] ?? (/[a-z]/.test(letter) ? letter : ''))
    .join('');
}

const letters: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ы:y э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
