/** Who buys what: half of the buyers are signed in, and some buy for the address of another buyer. */
import type { Course, Member, School } from './school.ts';

export interface Sale {
  course: Course;
  email: string;
  /** Null for a visitor. */
  token: string | null;
}

export interface Seller {
  school: School;
  /** Courses each member has still to buy, by the buyer's place. */
  baskets: Map<number, { member: Member; courses: Course[] }>;
  /** Sales that a second buyer is to make as well. */
  twice: Sale[];
}

export function openSeller(school: School): Seller {
  return { school, baskets: new Map(), twice: [] };
}

/**
 * @param place of the buyer: 0, 1, 2 signed in; 3 signed in as somebody for whom 4 buys too; 5 and 6 share; 7
 * alone
 */
export function saleOf(seller: Seller, place: number, number: number): Sale {
  if (place < 4) return memberSale(seller, place) ?? visitorSale(seller, number);
  if (place === 4) return forAMember(seller) ?? visitorSale(seller, number);
  if (place === 5 || place === 6) return sharedSale(seller, number);
  return visitorSale(seller, number);
}

/** The next course for a member; once they own all, one is taken away. */
function memberSale({ school, baskets }: Seller, place: number): Sale | null {
  let basket = baskets.get(place);
  if (!basket || basket.courses.length === 0) {
    const member = school.members.shift();
    if (!member) return null;
    basket = { member, courses: [...school.courses] };
    baskets.set(place, basket);
  }
  return { course: basket.courses.shift()!, email: basket.member.email, token: basket.member.token };
}

/**
 * The course that this member has just bought or is about to buy, bought by somebody who is not signed in.
 */
function forAMember({ school, baskets }: Seller): Sale | null {
  const basket = baskets.get(3);
  if (!basket) return null;
  const index = school.courses.length - basket.courses.length - (Math.random() < 0.5 ? 1 : 0);
  const course = school.courses[Math.max(0, Math.min(index, school.courses.length - 1))]!;
  return { course, email: basket.member.email, token: null };
}

function sharedSale(seller: Seller, number: number): Sale {
  const theirs = seller.twice.shift();
  if (theirs) return theirs;
  const sale = { ...visitorSale(seller, number), email: `shared-${number}@example.com` };
  seller.twice.push(sale);
  return sale;
}

function visitorSale({ school }: Seller, number: number): Sale {
  const course = school.courses[number % school.courses.length]!;
  return { course, email: `visitor-${number}@example.com`, token: null };
}
