/**
 * The demo school's free lesson, drawn: six snaps at a window, and what light does to a face. No word stands in the
 * picture, since three languages share it: the captions say everything.
 */
export const size = [960, 540];
const [paper, ink, champagne, carmine, graphite, rule] = [
  '#FBF8F4', '#15110E', '#EADFCF', '#A8123A', '#5C544D', '#D9CFC2',
];
const [skin, hair] = ['#E0B896', '#43291B'];
const rad = Math.PI / 180;

/** The narration with its start times in seconds; the next scene begins where its line does. */
export const lines = [
  said(0, 6, 'Снеп — это простой снимок, по которому агентство видит вас, а не фотографа.', 'A snap is a plain picture that shows an agency you, not the photographer.', '素颜照是一张朴素的照片：经纪公司看到的是您，而不是摄影师的技巧。'),
  said(6, 12, 'Нужны окно, телефон и двадцать минут. Снимаем днём, лампы выключены.', 'You need a window, a phone and twenty minutes. Shoot by day, lamps off.', '只需一扇窗、一部手机和二十分钟。白天拍摄，关掉灯。'),
  said(12, 18, 'Без макияжа, волосы убраны, простая майка: видны лицо, шея и плечи.', 'No make-up, hair back, a plain top: face, neck and shoulders can be seen.', '不化妆，头发扎起，穿素色上衣：露出脸、脖子和肩膀。'),
  said(18, 24, 'Главное — свет. Посмотрите, что делает с лицом одно окно.', 'Light matters most. See what one window does to a face.', '最重要的是光。看看一扇窗如何改变一张脸。'),
  said(24, 30, 'Вы смотрите прямо в окно: теней почти нет, лицо ровное. Так снимаем анфас.', 'You face the window: hardly a shadow, an even face. Use it for the front view.', '正对窗户：几乎没有阴影，脸部均匀。用来拍正面。'),
  said(30, 37, 'Повернитесь на 45 градусов: появляется объём, видны скулы. Это лучший свет.', 'Turn by 45 degrees: shape appears, cheekbones show. This is the best light.', '转 45 度：出现立体感，颧骨清晰。这是最好的光。'),
  said(37, 43, 'Окно строго сбоку: половина лица ушла в тень. Для снепа это слишком.', 'The window right beside you: half the face is gone. Too much for a snap.', '窗户在正侧面：半张脸陷入阴影，不适合素颜照。'),
  said(43, 49, 'Окно за спиной: остался силуэт. Так не снимаем никогда.', 'The window behind you: only an outline is left. Never shoot like this.', '窗户在身后：只剩剪影。千万不要这样拍。'),
  said(49, 55, 'Телефон держим на высоте глаз, в двух метрах. Сверху голова больше, снизу — меньше.', 'Hold the phone at eye level, two metres away. From above the head grows, from below it shrinks.', '手机与眼睛同高，距离两米。俯拍头显大，仰拍头显小。'),
  said(55, 60, 'Снимок первый: анфас. Подбородок ровно, взгляд в камеру.', 'First: front. Chin level, eyes to the camera.', '第一张：正面。下巴放平，看镜头。'),
  said(60, 65, 'Второй: три четверти. Поворачиваются плечи, голова — за ними.', 'Second: three-quarter. Shoulders turn, the head follows.', '第二张：四分之三侧面。先转肩膀，头跟着转。'),
  said(65, 70, 'Третий: профиль. Линия носа, губ и подбородка видна целиком.', 'Third: profile. Nose, lips and chin in one clear line.', '第三张：侧面。鼻子、嘴唇、下巴的线条完整清晰。'),
  said(70, 75, 'Четвёртый: со спины. Видны волосы и посадка головы.', 'Fourth: back. Hair and the set of the head.', '第四张：背面。看得到头发和头部姿态。'),
  said(75, 80, 'Пятый: в полный рост. Оставьте немного пола под ногами.', 'Fifth: full length. Leave some floor below the feet.', '第五张：全身。脚下留一点地面。'),
  said(80, 85, 'Шестой: с улыбкой. Вспомните того, кому рады.', 'Sixth: a smile. Think of somebody you are glad to see.', '第六张：微笑。想一想您乐意见到的人。'),
  said(85, 91, 'Шесть кадров — это уже набор для агентства. Выберите лучший дубль каждого.', 'Six frames make a set for an agency. Keep the best take of each.', '六张照片就是给经纪公司的一套素颜照。每张选最好的一次。'),
  said(91, 96, 'Ваше задание на сегодня: снимите все шесть у окна.', 'Your task for today: shoot all six at the window.', '今天的作业：在窗边拍完这六张。'),
];

function said(from, to, ru, en, zh) {
  return { from, to, ru, en, zh };
}

/** The frame of second `t` as SVG. */
export function frameAt(t, seconds) {
  const [width, height] = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 960 540">
    <rect width="960" height="540" fill="${paper}"/>${sceneAt(t)}
    <rect y="535" width="${(960 * t) / seconds}" height="5" fill="${carmine}"/></svg>`;
}

function sceneAt(t) {
  if (t < 6) return `${room(t)}${standing(610, 500, 330, { t })}`;
  if (t < 12) return `${room(6)}${standing(610, 500, 330, { t })}${phone(440, 330, ease((t - 7) / 1.5))}`;
  if (t < 18) return `${backdrop()}${bust(480, 270, 1.5, { light: 35, line: ease((t - 14) / 2) })}`;
  if (t < 49) return lightStudy(t);
  if (t < 55) return eyeLevel(t - 49);
  if (t < 85) return snap(Math.floor((t - 55) / 5), ((t - 55) % 5) / 5, t);
  return sheet(t);
}

/** A room with one window: the only light there is. */
function room(t) {
  const open = ease(t / 3);
  const beam = `M150 92 L330 92 L${330 + 420 * open} 500 L${150 + 250 * open} 500 Z`;
  return `<rect y="470" width="960" height="70" fill="${champagne}"/><path d="M0 470 H960" stroke="${rule}" stroke-width="2"/>
    <path d="${beam}" fill="${champagne}" opacity="${0.55 * open}"/>${windowFrame(150, 80, 180, 250, open)}`;
}

function windowFrame(x, y, w, h, open = 1) {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#FFF8E6" fill-opacity="${0.35 + 0.65 * open}" stroke="${ink}" stroke-width="4"/>
    <path d="M${x + w / 2} ${y} v${h} M${x} ${y + h * 0.42} h${w}" stroke="${ink}" stroke-width="3"/>`;
}

function backdrop() {
  return `<rect width="960" height="540" fill="${champagne}"/><rect y="440" width="960" height="100" fill="${rule}" opacity="0.35"/>`;
}

/** Above, from the ceiling: where she stands and where the window is; beside it the face in that light. */
function lightStudy(t) {
  const angle = angleAt(t);
  const [x, y] = [250, 290];
  const [wx, wy] = [x - Math.sin(angle * rad) * 165, y + Math.cos(angle * rad) * 165];
  const beam = [-26, -13, 0, 13, 26].map((spread) => {
    const turned = (angle + spread) * rad;
    return `<path d="M${wx} ${wy} L${wx + Math.sin(turned) * 120} ${wy - Math.cos(turned) * 120}" stroke="#E8C879" stroke-width="5" stroke-linecap="round"/>`;
  });
  const good = t > 30 && t < 37;
  return `<rect width="480" height="540" fill="${paper}"/><circle cx="${x}" cy="${y}" r="165" fill="none" stroke="${rule}" stroke-width="2" stroke-dasharray="4 8"/>
    ${beam.join('')}<g transform="translate(${wx} ${wy}) rotate(${angle})"><rect x="-55" y="-9" width="110" height="18" fill="#FFF8E6" stroke="${ink}" stroke-width="4"/></g>
    <g transform="translate(${x} ${y})"><ellipse rx="46" ry="20" fill="${ink}"/><circle r="25" fill="${hair}"/><path d="M-6 22 L0 36 L6 22 Z" fill="${skin}"/></g>
    <g transform="translate(${x} ${y + 150})"><rect x="-13" y="-9" width="26" height="18" rx="4" fill="${good ? carmine : graphite}"/></g>
    <g transform="translate(480 0)"><rect width="480" height="540" fill="${champagne}"/>${bust(240, 262, 1.55, { light: angle })}</g>`;
}

/** 0: the window is where the camera is; 90: at her right; 180: behind her. */
export function angleAt(t) {
  const stops = [[18, 0], [20, 0], [24, 0], [30, 0], [32, 45], [37, 45], [39, 90], [43, 90], [45.5, 180], [49, 180]];
  if (t < 24) return 90 * Math.sin(ease((t - 18) / 6) * Math.PI) ** 2;
  const next = stops.findIndex(([at]) => at > t);
  const [[from, a], [to, b]] = [stops[next - 1], stops[next]];
  return a + (b - a) * ease((t - from) / (to - from));
}

function eyeLevel(t) {
  const level = 132;
  const height = t < 2 ? 46 : t < 3.6 ? 46 + 364 * ease((t - 2) / 1.6) : 410 - (410 - level) * ease((t - 3.8) / 1.1);
  const isRight = t > 4.8;
  return `<rect y="500" width="960" height="40" fill="${champagne}"/><path d="M0 500 H960" stroke="${rule}" stroke-width="2"/>
    ${standing(690, 500, 400, { t: 0 })}
    <path d="M240 ${level} H662" stroke="${isRight ? carmine : rule}" stroke-width="3" stroke-dasharray="8 8"/>
    <path d="M240 ${height} L666 ${level}" stroke="${graphite}" stroke-width="2"/>${phone(200, height, 1)}
    <path d="M220 522 H690 M220 514 v16 M690 514 v16" stroke="${graphite}" stroke-width="2" fill="none"/>`;
}

const snaps = [
  { yaw: 0 },
  { yaw: 42 },
  { yaw: 90 },
  { yaw: 180 },
  { isFull: true },
  { yaw: 0, smile: 1 },
];

/** One of the six in a large frame, the others in a row beneath. */
function snap(index, part, t) {
  const shown = ease(part * 4);
  const flash = Math.max(0, 1 - Math.abs(part - 0.62) * 18);
  return `${row(index, part)}<g opacity="${shown}"><rect x="345" y="34" width="270" height="360" fill="${champagne}"/>
    <svg x="345" y="34" width="270" height="360" viewBox="0 0 270 360">${picture(index, t)}</svg>
    <rect x="345" y="34" width="270" height="360" fill="#fff" opacity="${flash * 0.85}"/>
    <rect x="345" y="34" width="270" height="360" fill="none" stroke="${ink}" stroke-width="3"/></g>`;
}

function row(index, part) {
  return snaps.map((_, each) => {
    const isDone = each < index || (each === index && part > 0.7);
    return thumb(258 + each * 76, 424, 62, isDone ? each : null, each === index ? carmine : rule);
  }).join('');
}

function thumb(x, y, width, index, stroke) {
  const height = (width * 4) / 3;
  const inner = index === null ? '' : `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 270 360">${picture(index, 0)}</svg>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${champagne}"/>${inner}
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${stroke}" stroke-width="3"/>`;
}

function picture(index, t) {
  const { isFull, yaw = 0, smile = 0 } = snaps[index];
  return isFull ? `<path d="M0 320 H270" stroke="${rule}" stroke-width="2"/>${standing(135, 335, 300, { t })}` : bust(135, 175, 1.05, { light: 38, yaw, smile });
}

/** All six as a contact sheet; the pen rings the best. */
function sheet(t) {
  const frames = snaps.map((_, index) => {
    const shown = ease((t - 85 - index * 0.35) / 0.6);
    return `<g opacity="${shown}">${thumb(174 + (index % 3) * 214, 24 + Math.floor(index / 3) * 250, 178, index, ink)}</g>`;
  });
  const drawn = ease((t - 88.5) / 1.6);
  const ring = `<ellipse cx="477" cy="143" rx="118" ry="134" fill="none" stroke="${carmine}" stroke-width="6" stroke-linecap="round" stroke-dasharray="${850 * drawn} 1700" transform="rotate(-8 477 143)"/>`;
  return `<rect width="960" height="540" fill="${paper}"/>${frames.join('')}${drawn > 0 ? ring : ''}`;
}

function phone(x, y, shown) {
  return `<g transform="translate(${x} ${y})" opacity="${shown}"><rect x="-17" y="-32" width="34" height="64" rx="7" fill="${ink}"/><circle cy="-20" r="5" fill="${champagne}"/><circle cy="-20" r="2" fill="${carmine}"/></g>`;
}

/** The whole figure on the floor at (x, y); `height` from the floor to the top of the head. */
function standing(x, y, height, { t }) {
  const sway = Math.sin(t * 1.1) * 0.8;
  return `<g transform="translate(${x} ${y}) scale(${height / 340})"><ellipse cx="26" rx="80" ry="9" fill="${graphite}" opacity="0.18"/>
    <g transform="rotate(${sway * 0.4})"><path d="M-24 -170 L-20 -4 h14 L0 -150 L6 -4 h14 L24 -170 Z" fill="${ink}"/>
    <path d="M-20 -4 h14 l-2 5 h-18 Z M6 -4 h14 l6 5 h-18 Z" fill="${skin}"/>
    <path d="M-37 -268 Q0 -284 37 -268 L28 -165 H-28 Z" fill="#F6F1E8" stroke="${ink}" stroke-width="2"/>
    <path d="M-37 -266 Q-52 -215 -43 -158 M37 -266 Q52 -215 43 -158" stroke="${skin}" stroke-width="13" fill="none" stroke-linecap="round"/>
    <rect x="-8" y="-292" width="16" height="24" fill="${skin}"/><ellipse cy="-313" rx="19" ry="25" fill="${skin}"/>
    <path d="M-20 -312 Q-22 -341 0 -341 Q22 -341 20 -312 Q14 -331 0 -332 Q-14 -331 -20 -312 Z" fill="${hair}"/><circle cy="-342" r="9" fill="${hair}"/></g></g>`;
}

/** Head and shoulders around (x, y). @param yaw 0 front, 90 profile, 180 back; @param light where the window is */
function bust(x, y, scale, { light, yaw = 0, smile = 0, line = 0 }) {
  const id = `${Math.round(x)}-${Math.round(light)}-${yaw}`;
  const isBack = yaw === 180;
  const turn = isBack ? 0 : Math.sin(yaw * rad);
  const dark = light > 135 ? (light - 135) / 45 : 0;
  const halo = dark > 0 ? `<circle r="150" fill="#FFF8E6" opacity="${dark * 0.9}"/>` : '';
  const window = light - yaw * 0.5;
  return `<defs>${shade(`s${id}`, window, 64)}${shade(`b${id}`, window, 135)}${clip(`c${id}`, headPath(turn))}${clip(`d${id}`, body)}</defs>
    <g transform="translate(${x} ${y}) scale(${scale})">${halo}
    <circle cx="${-turn * 30}" cy="${-98 + Math.abs(turn) * 14}" r="25" fill="${hair}"/>
    <path d="${body}" fill="${skin}"/>
    <path d="M-62 117 Q-108 132 -128 190 H128 Q108 132 62 117 Q40 150 0 152 Q-40 150 -62 117 Z" fill="#F6F1E8" stroke="${ink}" stroke-width="2"/>
    <g clip-path="url(#d${id})"><rect x="-140" y="40" width="280" height="160" fill="url(#b${id})"/></g>
    ${face(turn, isBack, smile)}
    <g clip-path="url(#c${id})"><rect x="-140" y="-130" width="280" height="330" fill="url(#s${id})"/></g>
    ${line > 0 ? `<path d="M-92 122 Q-40 66 0 66 Q40 66 92 122" fill="none" stroke="${carmine}" stroke-width="4" stroke-linecap="round" stroke-dasharray="${240 * line} 480"/>` : ''}</g>`;
}

function face(turn, isBack, smile) {
  const skull = headPath(turn);
  if (isBack)
    return `<path d="${skull}" fill="${hair}"/><path d="M-34 62 Q0 78 34 62" stroke="${hair}" stroke-width="10" fill="none"/><path d="M-30 -50 Q0 -20 30 -50 M-40 -20 Q0 14 40 -20" stroke="#5a3a28" stroke-width="3" fill="none"/>`;
  const at = turn * 34;
  const near = Math.cos(Math.asin(turn));
  const eye = (side) => {
    const ex = at + side * 25 * near;
    if (turn > 0.9 && side < 0) return '';
    const w = 11 * (0.55 + 0.45 * near);
    return `<path d="M${ex - w} -4 Q${ex} -12 ${ex + w} -4 Q${ex} 3 ${ex - w} -4 Z" fill="#fff"/><circle cx="${ex + turn * 3}" cy="-4.5" r="4.4" fill="${ink}"/><path d="M${ex - w} -4 Q${ex} -12 ${ex + w} -4" stroke="${ink}" stroke-width="2.4" fill="none"/><path d="M${ex - w - 2} -20 Q${ex} -28 ${ex + w + 2} -20" stroke="${hair}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  };
  const nose = turn > 0.9 ? '' : `<path d="M${at + turn * 10} -2 Q${at + 6 + turn * 16} 16 ${at + 8 + turn * 14} 24 Q${at + turn * 8} 30 ${at - 6 + turn * 4} 26" stroke="#a8764f" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
  const mw = 17 * (0.5 + 0.5 * near) * (1 + smile * 0.35);
  const mx = at + turn * 8;
  const mouth = `<path d="M${mx - mw} ${45 - smile * 4} Q${mx} ${47 + smile * 16} ${mx + mw} ${45 - smile * 4} Q${mx} ${41 + smile * 2} ${mx - mw} ${45 - smile * 4} Z" fill="${smile ? '#fff' : '#b4655a'}" stroke="#b4655a" stroke-width="3" stroke-linejoin="round"/>`;
  const ear = turn > 0.3 ? `<ellipse cx="${-18 + (1 - turn) * -30}" cy="6" rx="9" ry="15" fill="${skin}" stroke="#a8764f" stroke-width="2"/>` : '';
  const cap = `M${-63 + turn * 4} ${-6 + turn * 24} Q${-70} -92 0 -94 Q70 -92 ${63 - turn * 4} -6 Q${58} -52 ${turn * 30} -62 Q${-50 + turn * 34} -56 ${-63 + turn * 40} ${-6 + turn * 24} Z`;
  return `<path d="${skull}" fill="${skin}"/>${eye(-1)}${eye(1)}${nose}${mouth}<path d="${cap}" fill="${hair}"/>${ear}`;
}

/** Outline of the head; in profile with brow, nose, lips and chin. */
function headPath(turn) {
  if (turn > 0.9)
    return 'M-58 0 Q-62 -90 4 -90 Q54 -86 57 -30 Q55 -16 60 -6 L76 24 Q74 31 62 31 Q68 38 63 44 Q68 50 60 56 Q64 80 34 80 Q-6 82 -26 56 Q-56 44 -58 0 Z';
  const chin = turn * 22;
  return `M-62 -8 Q-64 -88 0 -90 Q64 -88 62 -8 Q${60 + turn * 4} 48 ${22 + chin} 78 Q${chin} 90 ${-22 + chin} 78 Q${-60 + turn * 14} 48 -62 -8 Z`;
}

/** Neck and shoulders. */
const body = 'M-28 60 L-30 100 Q-100 108 -128 190 H128 Q100 108 30 100 L28 60 Z';

function clip(id, path) {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
}

/** Lambert's law on a cylinder: each strip is as dark as it is turned from the window. */
function shade(id, light, half) {
  const [lx, lz] = [-Math.sin(light * rad), Math.cos(light * rad)];
  const stops = Array.from({ length: 13 }, (_, index) => {
    const x = index / 6 - 1;
    const lit = Math.max(0, x * lx + Math.sqrt(Math.max(0, 1 - x * x)) * lz);
    const dark = 0.68 * (1 - lit ** 0.7);
    return `<stop offset="${index / 12}" stop-color="#2b1420" stop-opacity="${dark.toFixed(3)}"/>`;
  });
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${-half}" y1="0" x2="${half}" y2="0">${stops.join('')}</linearGradient>`;
}

function ease(x) {
  const k = Math.min(1, Math.max(0, x));
  return k * k * (3 - 2 * k);
}
