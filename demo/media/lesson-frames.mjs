// Draws the 500 frames of the demo lesson as SVG and writes them to standard output as raw RGBA (see make-lesson.sh).
// `node lesson-frames.mjs 12.5 > frame.png` writes the one frame of that second as PNG.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const { Resvg } = require('@resvg/resvg-js');

const [WIDTH, HEIGHT, FPS, SECONDS] = [640, 360, 25, 20];
const STEP_SECONDS = 0.6;
const PAPER = '#FBF8F4', INK = '#15110E', CARMINE = '#A8123A', CHAMPAGNE = '#EADFCF', GRAPHITE = '#5C544D', RULE = '#D9CFC2';
const ON_INK = '#EFE6DA', ON_INK_QUIET = '#B9AEA2', ON_INK_ACCENT = '#F0637F';
const fontFile = (name, file) => join(dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)), file);
const font = {
  loadSystemFonts: false,
  fontFiles: [fontFile('prata', '400Regular/Prata_400Regular.ttf'), fontFile('onest', '400Regular/Onest_400Regular.ttf')],
};

const SCENES = [
  { from: 0, to: 4, draw: titleCard },
  { from: 4, to: 10, draw: catwalk },
  { from: 10, to: 16.4, draw: profile },
  { from: 16.4, to: 20, draw: endCard },
];

const only = process.argv[2];
if (only !== undefined) process.stdout.write(render(Number(only)).asPng());
else for (let frame = 0; frame < FPS * SECONDS; frame += 1) await write(render(frame / FPS).pixels);

function render(t) {
  const scene = SCENES.find(({ to }) => t < to) ?? SCENES.at(-1);
  const isDark = scene.draw === catwalk || scene.draw === endCard;
  const veil = 1 - Math.min(ease((t - scene.from) / 0.5), scene.to === SECONDS ? 1 : ease((scene.to - t) / 0.4));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Onest">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${isDark ? INK : PAPER}"/>
    ${scene.draw(t - scene.from, scene.to - scene.from)}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${isDark ? INK : PAPER}" opacity="${veil}"/>
    <rect y="356" width="${(WIDTH * t) / SECONDS}" height="4" fill="${isDark ? ON_INK_ACCENT : CARMINE}"/></svg>`;
  return new Resvg(svg, { font }).render();
}

function titleCard(t) {
  const line = 250 * ease((t - 0.5) / 1.4);
  return `${words('ПОДИУМ', 64, 72, { size: 15, spacing: 6, fill: GRAPHITE, opacity: ease(t / 0.8) })}
    <path d="M64 96 h${line}" stroke="${RULE}" stroke-width="1"/>
    ${words('Урок 1', 64, 196, { size: 20, fill: CARMINE, opacity: ease((t - 0.6) / 0.8) })}
    ${words('Походка', 61, 258, { size: 64, family: 'Prata', opacity: ease((t - 0.9) / 0.9), shift: 10 * (1 - ease((t - 0.9) / 0.9)) })}
    ${words('Первый шаг на подиуме', 64, 300, { size: 17, fill: GRAPHITE, opacity: ease((t - 1.5) / 0.8) })}
    <g opacity="${ease((t - 0.4) / 1.2)}" fill="none" stroke="${INK}" stroke-width="1.2">${vanishingLines(510, 150, t)}</g>`;
}

/** A small engraving beside the title: a catwalk that runs away to its vanishing point. */
function vanishingLines(x, y, t) {
  const drawn = ease((t - 0.6) / 1.8);
  const fan = [-90, -54, -18, 18, 54, 90].map((end) => `<path d="M${x} ${y} L${x + end * drawn} ${y + 170 * drawn}"/>`);
  const rungs = [0.25, 0.42, 0.65, 0.95].map((k) => `<path d="M${x - 90 * k * drawn} ${y + 170 * k * drawn} h${180 * k * drawn}" stroke="${CARMINE}"/>`);
  return `<circle cx="${x}" cy="${y}" r="3" fill="${CARMINE}" stroke="none"/>${fan.join('')}${rungs.join('')}`;
}

/** One-point perspective: the model comes towards us along one line and leaves her footprints behind. */
function catwalk(t, length) {
  const eye = { x: 320, y: 96 };
  const edge = (side, near) => `${eye.x + side * near} 372`;
  const rungs = Array.from({ length: 12 }, (_, index) => {
    const k = depth(index + ((t / STEP_SECONDS) * 0.5) % 1, 12);
    return `<path d="M${eye.x - 250 * k} ${eye.y + 276 * k} h${500 * k}" stroke="${RULE}" stroke-width="${0.4 + k}" opacity="0.75"/>`;
  });
  const audience = Array.from({ length: 9 }, (_, index) => {
    const k = depth(index + 1, 9);
    const isUnderCaption = k < 0.5;
    return (isUnderCaption ? [1] : [-1, 1]).map((side) => seat(eye.x + side * (320 * k + 10), eye.y + 276 * k * 0.97, k)).join('');
  });
  const progress = t / length;
  const k = 0.2 + 0.52 * ease(progress * 0.98);
  return `${audience.join('')}<path d="M${eye.x} ${eye.y} L${edge(-1, 250)} L${edge(1, 250)} Z" fill="${CHAMPAGNE}"/>${rungs.join('')}
    <path d="M${eye.x} ${eye.y} V372" stroke="${CARMINE}" stroke-width="1.2" stroke-dasharray="7 6" stroke-dashoffset="${-t * 20}"/>
    ${footprints(eye, t, k)}${model(eye.x, eye.y + 276 * k, k * 272, t)}
    ${caption('Шаг по одной линии', 'Носки смотрят вперёд, стопа встаёт на стопу', t, length, ON_INK, ON_INK_QUIET)}`;
}

function depth(index, count) {
  return (index / count) ** 2;
}

function seat(x, y, k) {
  return `<g fill="none" stroke="${ON_INK_QUIET}" stroke-width="${0.5 + k}" opacity="${0.25 + 0.4 * k}">
    <circle cx="${x}" cy="${y - 58 * k}" r="${11 * k}"/><path d="M${x - 20 * k} ${y} q0 ${-42 * k} ${20 * k} ${-42 * k} t${20 * k} ${42 * k}"/></g>`;
}

/** Prints stay where the feet met the floor, and fade with distance. */
function footprints(eye, t, kNow) {
  const steps = Math.floor(t / STEP_SECONDS);
  return Array.from({ length: steps }, (_, index) => {
    const age = t / STEP_SECONDS - index;
    const k = kNow - age * 0.035;
    if (k < 0.08) return '';
    const side = index % 2 === 0 ? -1 : 1;
    return `<ellipse cx="${eye.x + side * 9 * k}" cy="${eye.y + 276 * k}" rx="${6 * k}" ry="${9 * k}" fill="${INK}" opacity="${Math.max(0, 0.6 - age * 0.07)}"/>`;
  }).join('');
}

/** Front view, drawn in a box 100 wide and 200 high standing on (x, y). */
function model(x, y, height, t) {
  const phase = (t / STEP_SECONDS) * Math.PI;
  const sway = Math.sin(phase) * 4;
  const lift = Math.abs(Math.cos(phase)) * 2;
  const [left, right] = [Math.max(0, Math.sin(phase)), Math.max(0, -Math.sin(phase))];
  const leg = (side, raised) => `<path d="M${side * 8 + sway} -104 Q${side * 11 + sway * 0.6} ${-56 - raised * 6} ${side * 2} ${-4 - raised * 13} l${side * 3} 4" stroke-width="5.5"/>`;
  const arm = (side) => `<path d="M${side * 17 + sway * 0.2} -154 Q${side * 27} -128 ${side * 21 - sway * 1.1} -98" stroke-width="4"/>`;
  return `<ellipse cx="${x}" cy="${y + 1}" rx="${height * 0.13}" ry="${height * 0.022}" fill="${INK}" opacity="0.25"/>
    <g transform="translate(${x} ${y - (lift * height) / 200}) scale(${height / 200})" fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">
    ${leg(-1, left)}${leg(1, right)}${arm(-1)}${arm(1)}
    <path d="M-16 -157 Q0 -151 16 -157 Q13 -138 ${10 + sway * 0.4} -126 Q${18 + sway} -100 ${20 + sway * 1.3} -70 Q${sway * 1.5} -63 ${-20 + sway * 1.3} -70 Q${-18 + sway} -100 ${-10 + sway * 0.4} -126 Q-13 -138 -16 -157 Z" fill="${CARMINE}" stroke="none"/>
    <path d="M0 -157 V-168" stroke-width="5"/><ellipse cx="0" cy="-180" rx="9.5" ry="12.5" fill="${INK}" stroke="${CHAMPAGNE}" stroke-width="1.4"/>
    <circle cx="0" cy="-195.5" r="5.5" fill="${INK}" stroke="${CHAMPAGNE}" stroke-width="1.4"/></g>`;
}

/** Side view: the same walk seen from the front row, with the line of posture that the lesson is about. */
function profile(t, length) {
  const phase = (t / STEP_SECONDS) * Math.PI;
  const ground = 318;
  const ticks = Array.from({ length: 14 }, (_, index) => {
    const x = ((index * 54 - t * 92 + 54 * 40) % 756) - 40;
    return `<path d="M${x} ${ground + 6} h26" stroke="${RULE}" stroke-width="2"/>`;
  });
  const note = t < 3.2
    ? caption('Спина ровная, взгляд вперёд', 'Тянемся макушкой вверх, плечи спокойны', t, 3.2, INK, GRAPHITE)
    : caption('Вес — с пятки на носок', 'Колено мягкое, руки движутся сами', t - 3.2, length - 3.2, INK, GRAPHITE);
  return `<path d="M0 ${ground + 1} H${WIDTH}" stroke="${INK}" stroke-width="1"/>${ticks.join('')}
    <path d="M468 36 V${ground}" stroke="${CARMINE}" stroke-width="1.2" stroke-dasharray="5 6" opacity="${ease((t - 0.6) / 0.8)}"/>
    ${walker(468, ground, phase)}${note}`;
}

function walker(x, ground, phase) {
  const [thigh, shin] = [68, 66];
  const legs = [phase, phase + Math.PI].map((angle) => jointed(angle, thigh, shin));
  const reach = Math.max(...legs.map((leg) => leg.foot.y));
  const hip = { x, y: ground - 5 - reach };
  const at = ({ x: dx, y: dy }) => `${(hip.x + dx).toFixed(2)} ${(hip.y + dy).toFixed(2)}`;
  const drawLeg = ({ knee, foot, toe }, colour) => `<path d="M${at({ x: 0, y: 0 })} L${at(knee)} L${at(foot)} L${at(toe)}" stroke="${colour}" stroke-width="6.5"/>`;
  const arm = (angle, colour) => {
    const swing = Math.sin(angle) * 0.38;
    const elbow = { x: Math.sin(swing) * 36, y: -86 + Math.cos(swing) * 36 };
    const hand = { x: elbow.x + Math.sin(swing + 0.28) * 34, y: elbow.y + Math.cos(swing + 0.28) * 34 };
    return `<path d="M${at({ x: 0, y: -86 })} L${at(elbow)} L${at(hand)}" stroke="${colour}" stroke-width="4.6"/>`;
  };
  const hem = Math.sin(phase) * 5;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    ${arm(phase, GRAPHITE)}${drawLeg(legs[1], GRAPHITE)}${drawLeg(legs[0], INK)}
    <path d="M${at({ x: -8, y: -92 })} Q${at({ x: 2, y: -96 })} ${at({ x: 9, y: -88 })} Q${at({ x: 13, y: -66 })} ${at({ x: 8, y: -46 })} Q${at({ x: 15, y: -14 })} ${at({ x: 22 + hem, y: 32 })} Q${at({ x: 0, y: 40 })} ${at({ x: -24 + hem, y: 34 })} Q${at({ x: -17, y: -10 })} ${at({ x: -8, y: -46 })} Q${at({ x: -11, y: -70 })} ${at({ x: -8, y: -92 })} Z" fill="${CARMINE}" stroke="none"/>
    <path d="M${at({ x: 0, y: -92 })} L${at({ x: 1, y: -106 })}" stroke="${INK}" stroke-width="5.5"/>
    <path d="M${at({ x: -10, y: -120 })} a12 15 0 0 1 22 -5 l4 7 l-4 2 q0 9 -8 10 q-12 1 -14 -14 z" fill="${INK}" stroke="none"/>
    <circle cx="${hip.x - 12}" cy="${hip.y - 131}" r="6" fill="${INK}" stroke="none"/>${arm(phase + Math.PI, INK)}</g>`;
}

/** A leg of a walk cycle about the hip: forward it reaches out straight, on its way back to the front the knee bends. */
function jointed(angle, thigh, shin) {
  const swing = 0.43 * Math.sin(angle);
  const bend = 0.1 + 0.75 * Math.max(0, Math.cos(angle)) ** 1.5;
  const knee = { x: Math.sin(swing + bend * 0.35) * thigh, y: Math.cos(swing + bend * 0.35) * thigh };
  const lower = swing + bend * 0.35 - bend;
  const foot = { x: knee.x + Math.sin(lower) * shin, y: knee.y + Math.cos(lower) * shin };
  const pitch = 0.1 + lower * 0.7;
  return { knee, foot, toe: { x: foot.x + Math.cos(pitch) * 17, y: foot.y - Math.sin(pitch) * 17 + 4 } };
}

function endCard(t) {
  return `${words('Домашнее задание', 64, 120, { size: 17, fill: ON_INK_ACCENT, opacity: ease((t - 0.2) / 0.7) })}
    ${words('Десять шагов по линии.', 62, 176, { size: 36, family: 'Prata', fill: ON_INK, opacity: ease((t - 0.4) / 0.8) })}
    ${words('Снимите их на телефон.', 62, 224, { size: 36, family: 'Prata', fill: ON_INK, opacity: ease((t - 0.7) / 0.8) })}
    <path d="M64 268 h${250 * ease((t - 0.8) / 1.2)}" stroke="${GRAPHITE}"/>
    ${words('ПОДИУМ', 64, 302, { size: 15, spacing: 6, fill: ON_INK_QUIET, opacity: ease((t - 1) / 0.8) })}`;
}

function caption(title, line, t, length, fill, quiet) {
  const opacity = Math.min(ease((t - 0.3) / 0.6), ease((length - t) / 0.4));
  const lines = line.split(', ');
  const titleLines = title.split(/(?<=,) |(?<=^Шаг по) |(?<=^Вес —) /);
  const top = 92;
  return `${titleLines.map((text, index) => words(text, 40, top + index * 34, { size: 27, family: 'Prata', fill, opacity })).join('')}
    ${lines.map((text, index) => words(index < lines.length - 1 ? `${text},` : text, 40, top + titleLines.length * 34 + 2 + index * 22, { size: 15, fill: quiet, opacity })).join('')}`;
}

function words(text, x, y, { size, family = 'Onest', fill = INK, opacity = 1, spacing = 0, shift = 0 }) {
  return `<text x="${x}" y="${y + shift}" font-family="${family}" font-size="${size}" fill="${fill}" opacity="${opacity}" letter-spacing="${spacing}">${text}</text>`;
}

function ease(share) {
  const k = Math.min(1, Math.max(0, share));
  return k * k * (3 - 2 * k);
}

/** Waits when the encoder is slower than the pen. */
function write(pixels) {
  return new Promise((resolve, reject) => process.stdout.write(pixels, (error) => (error ? reject(error) : resolve())));
}
