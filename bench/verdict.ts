/** Compares measurements with the promises. */

const missed: string[] = [];
let held = 0;

export function atLeast(what: string, figure: number, target: number, unit = ''): void {
  judge(`${what}: ${shown(figure)}${unit} (≥ ${shown(target)}${unit})`, what, figure >= target);
}

export function atMost(what: string, figure: number, target: number, unit = ''): void {
  judge(`${what}: ${shown(figure)}${unit} (≤ ${shown(target)}${unit})`, what, figure <= target);
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

function judge(line: string, what: string, holds: boolean): void {
  if (holds) held++;
  else missed.push(what);
  console.log(`  ${holds ? 'holds ' : 'MISSED'}  ${line}`);
}

function shown(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toLocaleString('en') : String(Math.round(figure * 100) / 100);
}
