/** Compares measurements with the promises. */

const missed: string[] = [];
let held = 0;

export function atLeast(what: string, figure: number, target: number, unit = ''): void {
  judge(what, figure, figure >= target, `≥ ${shown(target)}${unit}`, unit);
}

export function atMost(what: string, figure: number, target: number, unit = ''): void {
  judge(what, figure, figure <= target, `≤ ${shown(target)}${unit}`, unit);
}

/** @param figures the counts, in words */
export function kept(promise: string, isKept: boolean, figures: string): void {
  if (isKept) held++;
  else missed.push(promise);
  console.log(`  ${isKept ? 'holds ' : 'BROKEN'}  ${promise}: ${figures}`);
}

/** Prints the summary. @returns the exit code */
export function report(): number {
  console.log(missed.length === 0 ? `\nAll ${held} targets hold.` : `\nMissed: ${missed.join(', ')}`);
  return missed.length === 0 ? 0 : 1;
}

function judge(what: string, figure: number, holds: boolean, target: string, unit: string): void {
  if (holds) held++;
  else missed.push(what);
  console.log(`  ${holds ? 'holds ' : 'MISSED'}  ${what}: ${shown(figure)}${unit} (${target})`);
}

function shown(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toLocaleString('en') : String(Math.round(figure * 100) / 100);
}
