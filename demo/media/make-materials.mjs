/**
 * Makes the demo school's files from texts/: `node demo/media/make-materials.mjs`. They are committed, so that the demo
 * starts without drawing them.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fontFiles, setInType } from '#features/teaching/certificates/server/typefaces.ts';
import { setPdf } from '#server/drawings/pdf.ts';
import { workbook } from '#server/xlsx.ts';
import { frameGap, sheetsOf } from './sheets.ts';

const [texts, made] = ['texts', 'materials'].map((folder) => join(import.meta.dirname, folder));
/** Points of A4 within the margins. */
const room = { width: 483, line: 26 };
const [ink, carmine, rule, champagne] = ['#15110E', '#A8123A', '#D9CFC2', '#F5EEE4'];

await mkdir(made, { recursive: true });
const sources = await readdir(texts);
for (const name of sources.filter((file) => /^[\w-]+\.md$/.test(file))) {
  const document = documentOf(await sheetsInAll(name));
  await writeFile(join(made, `${basename(name, '.md')}.pdf`), await setPdf({ document, fonts: await fontFiles() }));
}
await writeFile(join(made, 'agencies.xlsx'), await agencies());
await writeFile(join(made, 'bonus-fee.xlsx'), await fee());

/** In Russian, then in the other languages that there is a text in. */
async function sheetsInAll(name) {
  const files = ['.md', '.en.md', '.zh.md'].map((end) => name.replace('.md', end)).filter((file) => sources.includes(file));
  const sheets = await Promise.all(files.map(async (file) => sheetsOf(await readFile(join(texts, file), 'utf8'))));
  return sheets.flat();
}

function documentOf(sheets) {
  return {
    pageSize: 'A4',
    pageMargins: 56,
    info: { title: sheets[0][0].text, author: 'Podium' },
    defaultStyle: { font: 'Roboto', color: ink, fontSize: 12, lineHeight: 1.35 },
    content: sheets.flatMap((lines, index) => pageOf(lines.map(drawn), index > 0)),
  };
}

function pageOf(lines, isNext) {
  return isNext ? [{ ...lines[0], pageBreak: 'before' }, ...lines.slice(1)] : lines;
}

function drawn(line) {
  switch (line.kind) {
    case 'heading':
      return { text: setInType(line.text), fontSize: 16, margin: [0, 14, 0, 6] };
    case 'title':
      return { text: setInType(line.text, 'display'), fontSize: 26, color: carmine, margin: [0, 0, 0, 14] };
    case 'ruled':
      return ruled(line.count);
    case 'frames':
      return framed(line);
    default:
      return { text: setInType(line.text), margin: [0, 0, 0, line.kind === 'item' ? 3 : 8] };
  }
}

function ruled(count) {
  const lines = Array.from({ length: count }, (_, index) => {
    const y = (index + 1) * room.line;
    return { type: 'line', x1: 0, y1: y, x2: room.width, y2: y, lineWidth: 0.5, lineColor: rule };
  });
  return { canvas: lines };
}

function framed({ width, height, count }) {
  const frames = Array.from({ length: count }, (_, index) => {
    const place = { x: index * (width + frameGap), y: 0, w: width, h: height };
    return { type: 'rect', ...place, color: champagne, lineWidth: 0.8, lineColor: rule };
  });
  return { canvas: frames, margin: [0, 6, 0, 10] };
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
