/** Size of the market for models in a city, by its name in Russian, English or Chinese. */
export const markets = ['capital', 'hub', 'large', 'other'] as const;
export type Market = (typeof markets)[number];

/** Points of 15. Work that is shot elsewhere reaches every city, so that none is without. */
export const marketPoints: Record<Market, number> = { capital: 15, hub: 12, large: 10, other: 7 };

/** A city in a line, all its names in it. */
const cities: Record<Exclude<Market, 'other'>, string> = {
  capital: `москва/moscow/莫斯科
    париж/paris/巴黎
    милан/milan/milano/米兰
    лондон/london/伦敦
    нью-йорк/new york/纽约
    шанхай/shanghai/上海
    токио/tokyo/东京
    сеул/seoul/首尔`,
  hub: `санкт-петербург/saint petersburg/st petersburg/圣彼得堡/петербург/спб/питер
    стамбул/istanbul/伊斯坦布尔
    дубай/dubai/迪拜
    пекин/beijing/北京
    гуанчжоу/guangzhou/广州
    гонконг/hong kong/香港
    барселона/barcelona/巴塞罗那
    берлин/berlin/柏林`,
  large: `новосибирск/novosibirsk/新西伯利亚
    екатеринбург/yekaterinburg/叶卡捷琳堡/ekaterinburg
    казань/kazan/喀山
    нижний новгород/nizhny novgorod/下诺夫哥罗德
    красноярск/krasnoyarsk/克拉斯诺亚尔斯克
    челябинск/chelyabinsk/车里雅宾斯克
    самара/samara/萨马拉
    уфа/ufa/乌法
    ростов-на-дону/rostov-on-don/顿河畔罗斯托夫/ростов/rostov
    краснодар/krasnodar/克拉斯诺达尔
    омск/omsk/鄂木斯克
    воронеж/voronezh/沃罗涅日
    пермь/perm/彼尔姆
    волгоград/volgograd/伏尔加格勒
    сочи/sochi/索契
    калининград/kaliningrad/加里宁格勒
    владивосток/vladivostok/符拉迪沃斯托克
    минск/minsk/明斯克
    алматы/almaty/阿拉木图/алма-ата
    астана/astana/阿斯塔纳
    ташкент/tashkent/塔什干
    ереван/yerevan/埃里温
    тбилиси/tbilisi/第比利斯
    киев/kyiv/基辅/kiev
    белград/belgrade/贝尔格莱德`,
};

const marketByName = new Map<string, Market>();
for (const market of ['capital', 'hub', 'large'] as const)
  for (const name of cities[market].split(/[/\n]/)) marketByName.set(plain(name), market);

/** @param city as it was typed, with or without «г.» */
export function marketOf(city: string): Market {
  return marketByName.get(plain(city)) ?? 'other';
}

function plain(city: string): string {
  return city
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\p{Pd}.]+/gu, ' ')
    .trim()
    .replace(/^(?:г|город) /, '');
}
