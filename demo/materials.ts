/** Everything that the demo school's courses promise besides their films: files made by media/make-materials.mjs, and a link. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MaterialPurpose } from '#features/teaching/courses/rules/goods.ts';
import { activeLessons } from '#features/teaching/lessons/server/lessons.ts';
import { addDemoMaterials, type DemoMaterial } from '#features/teaching/materials/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import { keepFile } from '#server/files.ts';
import { root } from '#server/root.ts';
import { localTextOf } from '#shared/localText.ts';

/** Materials of a whole course. */
const goods: { purpose: MaterialPurpose; file: string; title: DemoMaterial['title'] }[] = [
  {
    purpose: 'guide',
    file: 'guide.pdf',
    title: { ru: 'Рабочая тетрадь модели', en: 'A model’s workbook', zh: '模特练习手册' },
  },
  {
    purpose: 'templates',
    file: 'templates.pdf',
    title: {
      ru: 'Шаблоны портфолио и модельной карточки',
      en: 'Templates of a portfolio and a comp card',
      zh: '作品集与模特卡模板',
    },
  },
  {
    purpose: 'agencies',
    file: 'agencies.xlsx',
    title: { ru: 'База модельных агентств', en: 'Database of modelling agencies', zh: '模特经纪公司名录' },
  },
];

const community = {
  purpose: 'community',
  title: { ru: 'Сообщество учеников', en: 'Community of students', zh: '学员社群' },
  content: { url: 'https://community.podium.example/' },
} as const;

/** Files of the lessons with a bonus, in lesson order. */
const bonuses = {
  optimum: [
    'templates.pdf',
    'bonus-questions.pdf',
    'bonus-wardrobe.pdf',
    'bonus-letters.pdf',
    'bonus-contract.pdf',
  ],
  premium: [
    ...['bonus-words.pdf', 'bonus-plan.pdf', 'bonus-walk.pdf', 'bonus-poses.pdf', 'bonus-tests.pdf'],
    ...['bonus-review.pdf', 'bonus-fee.xlsx'],
  ],
} as const;

const names = new Set([...goods.map(({ file }) => file), ...bonuses.optimum, ...bonuses.premium]);
/** Names of the files below the uploads. */
export const materialFiles: readonly string[] = [...names].map(kept);

/** Before the transaction that names them. @returns their sizes */
export async function copyMaterials(uploads: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of names) {
    const bytes = await readFile(join(root, 'demo/media/materials', name));
    await keepFile(join(uploads, kept(name)), bytes);
    sizes.set(name, bytes.length);
  }
  return sizes;
}

/** Hands over what the course promises: its goods, and the bonus of each lesson. */
export async function addMaterials(
  ctx: TxContext,
  { type, courseId, sizes }: { type: 'optimum' | 'premium'; courseId: string; sizes: Map<string, number> },
): Promise<void> {
  const fileOf = (name: string) => ({
    file: kept(name),
    file_name: name,
    media_type: mediaTypes[name.endsWith('.pdf') ? 'pdf' : 'xlsx'],
    size_bytes: sizes.get(name) ?? 0,
  });
  const ofCourse = { courseId, lessonId: null };
  await addDemoMaterials(ctx, [
    ...goods.map(({ purpose, title, file }) => ({ ...ofCourse, purpose, title, content: fileOf(file) })),
    { ...ofCourse, ...community },
  ]);
  const lessons = (await activeLessons(ctx.db, courseId)).filter(({ bonus }) => bonus !== null);
  for (const [index, lesson] of lessons.entries()) {
    const title = localTextOf({ ...lesson, bonus: lesson.bonus ?? '' }, 'bonus');
    const content = fileOf(bonuses[type][index]!);
    await addDemoMaterials(ctx, [{ courseId, lessonId: lesson.id, purpose: 'other', title, content }]);
  }
}

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

function kept(name: string): string {
  return `demo-${name}`;
}
