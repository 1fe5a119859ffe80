/** Rows that the database itself derives from others, by expressions that are the same on both engines. */
export interface Derived {
  from: string;
  /** Expressions by column. */
  row: Record<string, string>;
}

/** An id of its own for each row: those of orders and people with another digit for the version. */
export function idOf(row: string, digit: number): string {
  return `substr(${row}.id, 1, 14) || '${digit}' || substr(${row}.id, 16)`;
}

export function oneOf(number: string, ...values: string[]): string {
  const cases = values.map((value, at) => `when ${at} then '${value}'`);
  return `case ${number} % ${values.length} ${cases.join(' ')} end`;
}

/** The director of the demo school. */
export const staff = `(select id from users where email = 'director@podium.local')`;

const isLarge = `o.secret_hash like 'large %'`;
export const isBought = `${isLarge} and o.product = 'course' and o.paid_at is not null`;
/** Orders of the large school, those that bought a course, and the payments of all. */
export const orders = `orders o where ${isLarge}`;
export const bought = `orders o where ${isBought}`;
export const charged = 'payments p join orders o on p.order_id = o.id';
export const people = 'users u where u.number >= :first_person';
