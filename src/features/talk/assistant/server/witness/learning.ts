/**
 * Learns from examples which features speak for which label: multinomial logistic regression, its steps chosen by AdaGrad.
 * The same examples give the same weights, in every process.
 */

export interface Example {
  /** The first letter of each is its kind. */
  features: readonly string[];
  /** Topics of the question: with two labels, half each. */
  labels: readonly string[];
}

/** Likelihood of each label, together 1. */
export type Opinion = ReadonlyMap<string, number>;

export interface Learned {
  opinionOf: (features: readonly string[]) => Opinion;
}

const rounds = 4;
const step = 0.5;
/** Pulls weights towards nothing. */
const shrinking = 1e-5;
/** AdaGrad's first sum of squares. */
const firstSquare = 1e-2;
/** A label's own weight, beside features whose kinds weigh about 1 each. */
const biasWeight = 0.3;
/** Kinds by their letters that weigh other than 1: what sort of thing a word is says more than how it is spelt. */
const kindWeights: Readonly<Record<string, number>> = { s: 1.5 };
/** A feature of one example alone is no evidence. */
const leastOccurrences = 2;
/** Smaller errors teach nothing. */
const leastError = 1e-3;

/**
 * @param examples taken one after the other, so that their texts need not be kept together
 * @param letOthersGo called after every step, since there are tens of thousands
 */
export async function learn(examples: Iterable<Example>, letOthersGo: () => Promise<void>): Promise<Learned> {
  const { labels, rows, counts } = await gathered(examples, letOthersGo);
  const weighing = weighingOf(await keptOf(counts, letOthersGo), rows.length);
  const model = modelOf(weighing.size + 1, labels.length);
  const lessons: Lesson[] = [];
  for (const row of rows) {
    lessons.push({ ...weighing.vectorOf(row.features), labels: row.labels });
    await letOthersGo();
  }
  const next = numbersFrom(1);
  const order = lessons.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (const at of order) {
      correct(lessons[at]!, model);
      await letOthersGo();
    }
  }
  return learnedFrom({ weights: model.weights, labels, weighing });
}

function learnedFrom(all: { weights: Float32Array; labels: readonly string[]; weighing: Weighing }): Learned {
  const { weights, labels, weighing } = all;
  return {
    opinionOf: (features) => {
      const likely = likelihoods(weighing.vectorOf(features), weights, labels.length);
      return new Map(labels.map((label, at) => [label, likely[at]!]));
    },
  };
}

interface Row {
  features: readonly string[];
  /** Places of its labels among all. */
  labels: readonly number[];
}

/** Every text of a feature is kept once. */
async function gathered(examples: Iterable<Example>, letOthersGo: () => Promise<void>) {
  const seen = new Map<string, Count>();
  const labels: string[] = [];
  const rows: Row[] = [];
  for (const example of examples) {
    const features = example.features.map((feature) => {
      const known = seen.get(feature) ?? { feature, count: 0 };
      known.count++;
      seen.set(known.feature, known);
      return known.feature;
    });
    for (const label of example.labels) if (!labels.includes(label)) labels.push(label);
    rows.push({ features, labels: example.labels.map((label) => labels.indexOf(label)) });
    await letOthersGo();
  }
  return { labels, rows, counts: seen.values() };
}

/** Ids of features, and how much each weighs. */
interface Vector {
  ids: Int32Array;
  weights: Float32Array;
}

interface Lesson extends Vector {
  labels: readonly number[];
}

interface Weighing {
  /** Number of features that are known. */
  size: number;
  vectorOf: (features: readonly string[]) => Vector;
}

interface Count {
  feature: string;
  count: number;
}

/** Features that more than one example has: there are a hundred thousand of all. */
async function keptOf(counts: Iterable<Count>, letOthersGo: () => Promise<void>): Promise<Count[]> {
  const kept: Count[] = [];
  for (const each of counts) {
    if (each.count >= leastOccurrences) kept.push(each);
    await letOthersGo();
  }
  return kept;
}

/** Rare features weigh more, and those of each kind 1 together: unknown ones take their share, and so make less sure. */
function weighingOf(counts: readonly Count[], examples: number): Weighing {
  const rarity = (count: number) => Math.log(1 + examples / count);
  const known = new Map<string, { id: number; weight: number }>();
  for (const { feature, count } of counts) known.set(feature, { id: known.size, weight: rarity(count) });
  const weightOf = (feature: string) => known.get(feature)?.weight ?? rarity(1);
  const vectorOf = (features: readonly string[]): Vector => {
    const squares = new Map<string, number>();
    for (const feature of features)
      squares.set(feature[0]!, (squares.get(feature[0]!) ?? 0) + weightOf(feature) ** 2);
    const [ids, weights] = [[known.size], [biasWeight]];
    for (const feature of features) {
      const found = known.get(feature);
      if (!found) continue;
      ids.push(found.id);
      const kind = feature[0]!;
      weights.push(((kindWeights[kind] ?? 1) * found.weight) / Math.sqrt(squares.get(kind)!));
    }
    return { ids: Int32Array.from(ids), weights: Float32Array.from(weights) };
  };
  return { size: known.size, vectorOf };
}

interface Model {
  weights: Float32Array;
  squares: Float32Array;
  /** Of labels. */
  count: number;
}

function modelOf(features: number, count: number): Model {
  const weights = new Float32Array(features * count);
  return { weights, squares: new Float32Array(weights.length).fill(firstSquare), count };
}

function correct(lesson: Lesson, { weights, squares, count }: Model): void {
  const errors = likelihoods(lesson, weights, count);
  for (const label of lesson.labels) errors[label]! -= 1 / lesson.labels.length;
  const wrong: number[] = [];
  for (let label = 0; label < count; label++) if (Math.abs(errors[label]!) >= leastError) wrong.push(label);
  for (let at = 0; at < lesson.ids.length; at++) {
    const first = lesson.ids[at]! * count;
    const weight = lesson.weights[at]!;
    for (const label of wrong) {
      const place = first + label;
      const slope = errors[label]! * weight + shrinking * weights[place]!;
      squares[place]! += slope * slope;
      weights[place]! -= (step * slope) / Math.sqrt(squares[place]!);
    }
  }
}

function likelihoods({ ids, weights: own }: Vector, weights: Float32Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let at = 0; at < ids.length; at++) {
    const first = ids[at]! * count;
    const weight = own[at]!;
    for (let label = 0; label < count; label++) sums[label]! += weights[first + label]! * weight;
  }
  const most = Math.max(...sums);
  let whole = 0;
  for (let label = 0; label < count; label++) {
    sums[label] = Math.exp(sums[label]! - most);
    whole += sums[label]!;
  }
  return sums.map((power) => power / whole);
}

/** Park and Miller's numbers between 0 and 1, always the same. */
function numbersFrom(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
