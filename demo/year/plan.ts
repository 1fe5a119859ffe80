/** The whole year in order, cut into parts of one transaction each. */
import type { App } from '#server/app.ts';
import type { Happening } from '#server/retelling.ts';
import { pastApplications } from '../applications.ts';
import { pastRatings } from '../ratings.ts';
import { pastBuyers } from '../reviews.ts';
import { yearOf } from './calendar.ts';
import { casting } from './casting.ts';
import { madeCodes, promotions } from './codes.ts';
import { colleagues } from './colleagues.ts';
import { consultations } from './consultations.ts';
import { learning } from './learning.ts';
import { orders } from './orders.ts';
import { arrivals, peopleOf } from './people.ts';
import { refunds } from './refunds.ts';
import { salesOf } from './sales.ts';
import { talks } from './talks.ts';

/** Every school tells the same year. */
const seed = 'podium';

/** So many happenings hold the database for some hundredths of a second. */
const partLength = 12;

/** @param until the moment at which the year ends: the same one gives the same parts */
export function planOfYear(app: App, until: string): Happening[][] {
  const year = yearOf({ seed, until, timeZone: app.config.timeZone });
  const people = peopleOf(year);
  const sales = salesOf(year, people);
  const happenings = [
    ...arrivals(year, people),
    ...madeCodes(year),
    ...promotions(year),
    ...orders(year, sales),
    // They say when a course was closed: what follows from its being open comes after them.
    ...refunds(year, sales),
    ...colleagues(year, sales),
    ...learning(year, sales),
    ...consultations(year, sales),
    ...casting(year, app),
    ...pastApplications(app, year.until),
    ...pastRatings(year.until),
    ...pastBuyers(year.until),
    ...talks(year, people),
  ]
    .filter(({ at }) => at <= year.until)
    // Stable: of the same moment, in the order above.
    .toSorted((one, other) => one.at - other.at);
  const parts: Happening[][] = [];
  for (let from = 0; from < happenings.length; from += partLength)
    parts.push(happenings.slice(from, from + partLength));
  return parts;
}
