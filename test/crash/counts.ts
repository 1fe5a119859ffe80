/** Events of a run, counted by name. */
import type { Books } from './books.ts';
import type { Buyers } from './buyers.ts';
import type { Clerk } from './clerk.ts';
import type { Outside } from './outside.ts';
import type { Scene, Slaughter } from './scene.ts';

export function countsOf(slaughter: Slaughter, books: Books, buyers: Buyers, outside: Outside) {
  const orders = (status: string) => books.orders.filter((order) => order.status === status).length;
  const refundsDue = books.history.filter(({ reason }) => reason === 'owned_already').length;
  const mailsEach = [...Map.groupBy(books.mails, (id) => id).values()].map(({ length }) => length);
  const { tally } = outside.courier;
  return {
    'kills while it served': slaughter.kills - slaughter.early,
    'kills while it started': slaughter.early,
    'attempts to buy': books.attempts.length,
    'of them refused, the course being owned': buyers.tally.refused,
    'told another price, and agreed': buyers.tally.repriced,
    'answers lost': buyers.tally.lostAnswers,
    'buttons pressed twice': buyers.tally.doublePresses,
    'buyers who walked away': buyers.tally.walkedAway,
    'orders paid': orders('paid') + orders('partially_refunded') + orders('refunded'),
    'orders declined': orders('canceled') + orders('expired'),
    'orders left open': orders('new') + orders('pending'),
    'paid twice by two people, refund due': refundsDue,
    'notices of the provider': tally.notices,
    'of them lost for good': tally.lost,
    'copies of them accepted': tally.accepted,
    'tries to bring one that failed': tally.repeated,
    'mails about paid orders': books.mails.length,
    'orders with a second mail': mailsEach.filter((mails) => mails === 2).length,
    'orders with more mails than two': mailsEach.filter((mails) => mails > 2).length,
    'jobs taken again': books.jobs.filter(({ attempts }) => attempts > 1).length,
    'seconds until all was quiet': Math.round(slaughter.quietMs / 100) / 10,
  };
}

export function countsOfOthers({ instalments, ratings, revoked }: Books, { applicants, rater }: Scene) {
  const states = Map.groupBy(instalments, ({ state }) => state);
  return {
    'instalment plans': instalments.length,
    'of them signed': (states.get('signed')?.length ?? 0) + (states.get('revoked')?.length ?? 0),
    'withdrawn after signing': revoked.size,
    'ratings ordered': ratings.length,
    'of them ready': ratings.filter(({ released_at }) => released_at !== null).length,
    'answers lost about instalments and ratings': applicants.lostAnswers + rater.lostAnswers,
  };
}

export function countsOfRefunds({ refunds }: Books, { tally }: Clerk) {
  return {
    'refunds decided': tally.decided,
    'noted as sent by hand': tally.sentByHand,
    'of them made': refunds.filter(({ state }) => state === 'succeeded').length,
    'decisions or looks that were cut': tally.lostAnswers,
  };
}
