/**
 * Makes the demo school's files from texts/: `node demo/media/make-materials.mjs`. They are committed, so that the demo
 * starts without drawing them.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fontFiles, setInType } from '#features/teaching/certificates/server/typefaces.ts';
import { setPdf } from '#server/drawings/pdf.ts';
import { workbook } from '#server/xlsx.ts';

const [texts, made] = ['texts', 'materials'].map((folder) => join(import.meta.dirname, folder));
/** Points of A4 within the margins. */
const room = { width: 483, line: 26 };
const [ink, carmine, rule] = ['#15110E', '#A8123A', '#D9CFC2'];

await mkdir(made, { recursive: true });
for (const name of await readdir(texts)) {
  const text = await readFile(join(texts, name), 'utf8');
  await writeFile(join(made, `${basename(name, '.md')}.pdf`), await setPdf({ document: documentOf(text), fonts: await fontFiles() }));
}
await writeFile(join(made, 'agencies.xlsx'), await agencies());
await writeFile(join(made, 'bonus-fee.xlsx'), await fee());

function documentOf(text) {
  const pages = text.trim().split('\n---\n');
  return {
    pageSize: 'A4',
    pageMargins: 56,
    info: { title: text.split('\n')[0].replace('# ', ''), author: 'Podium' },
    defaultStyle: { font: 'Roboto', color: ink, fontSize: 12, lineHeight: 1.35 },
    content: pages.flatMap((page, index) => pageOf(page, index > 0)),
  };
}

function pageOf(page, isNext) {
  const lines = page.split('\n').flatMap(lineOf);
  return isNext ? [{ ...lines[0], pageBreak: 'before' }, ...lines.slice(1)] : lines;
}

/**
 * A heading, an item, a number of empty lines to write on (`___ 8`), frames for pictures (`[ ] 150 220 3`), or a text.
 */
function lineOf(line) {
  if (line.startsWith('## ')) return [{ text: setInType(line.slice(3)), fontSize: 16, margin: [0, 14, 0, 6] }];
  if (line.startsWith('# '))
    return [{ text: setInType(line.slice(2), 'display'), fontSize: 26, color: carmine, margin: [0, 0, 0, 14] }];
  if (line.startsWith('___ ')) return ruled(Number(line.slice(4)));
  if (line.startsWith('[ ] ')) return framed(line.slice(4).split(' ').map(Number));
  if (line.startsWith('- ')) return [{ text: setInType(`• ${line.slice(2)}`), margin: [0, 0, 0, 3] }];
  return [{ text: setInType(line), margin: [0, 0, 0, 8] }];
}

function ruled(count) {
  const lines = Array.from({ length: count }, (_, index) => {
    const y = (index + 1) * room.line;
    return { type: 'line', x1: 0, y1: y, x2: room.width, y2: y, lineWidth: 0.5, lineColor: rule };
  });
  return [{ canvas: lines }];
}

function framed([width, height, count = 1]) {
  const frames = Array.from({ length: count }, (_, index) => {
    return { type: 'rect', x: index * (width + 12), y: 0, w: width, h: height, lineWidth: 0.8, lineColor: rule };
  });
  return [{ canvas: frames, margin: [0, 6, 0, 10] }];
}

/** Nobody's: names that no agency has, at addresses reserved for examples. */
function agencies() {
  const names = ['Верх', 'Лён', 'Полдень', 'Север 7', 'Абрис', 'Куранты', 'Мост', 'Тушь', 'Ольха', 'Грани', 'Шёлк', 'Январь'];
  const towns = ['Москва', 'Санкт-Петербург', 'Казань', 'Екатеринбург', 'Новосибирск', 'Ростов-на-Дону'];
  const tracks = ['подиум, реклама', 'каталоги, маркетплейсы', 'модели 45+', 'дети и подростки'];
  const rows = names.map((name, index) => [
    `${name} (демонстрационное)`,
    towns[index % towns.length],
    tracks[index % tracks.length],
    'анкета и четыре снепа, ответ до трёх недель',
    `https://agency-${index + 1}.example/`,
  ]);
  const heading = ['Агентство', 'Город', 'Кого ищет', 'Как обратиться', 'Сайт'];
  return sheetOf('База агентств', [heading, ...rows], [30, 20, 26, 44, 30]);
}

function fee() {
  const heading = ['Статья', 'Часов', 'Рублей', 'Заметка'];
  const items = ['Дорога туда и обратно', 'Подготовка и примерка', 'Съёмка', 'Переработка', 'Права: год, сайт', 'Права: реклама'];
  const rows = [...items, 'Доля агентства', 'Налог', 'Итого'].map((item) => [item, null, null, '']);
  return sheetOf('Гонорар', [heading, ...rows], [32, 10, 14, 40]);
}

async function sheetOf(name, [heading, ...rows], widths) {
  const columns = widths.map((width, index) => ({ kind: 'number', heading: heading[index], width }));
  return Buffer.concat(
    await Array.fromAsync(workbook([{ name, columns, batches: [rows] }], new Date('2026-01-01T00:00:00Z'))),
  );
}
