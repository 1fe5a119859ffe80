/** Who tries the calls, and what each is to be answered: derived from the lines of rights.ts alone. */
import { isStaff, type Role, roles } from '#shared/roles.ts';
import { holders } from './holders.ts';
import { type Line, spots, type Thing } from './rights.ts';

/** The twelve principals; `role` is null where the token says nothing. */
export const principals = [
  { name: 'anonymous', role: null },
  { name: 'unverified', role: 'user' },
  ...roles.map((role) => ({ name: role, role })),
  { name: 'user with the course', role: 'user' },
  { name: 'expired token', role: null },
  { name: 'revoked token', role: null },
] as const satisfies readonly { name: string; role: Role | null }[];
export type Principal = (typeof principals)[number];
export const which = ['own', 'another', 'missing'] as const;
export type Which = (typeof which)[number];

export function isSpot(thing: Thing): thing is keyof typeof spots {
  return thing in spots;
}

/** Expected outcome for this principal and thing. */
export function verdict(line: Line, { name, role }: Principal, one: Which): 401 | 403 | 404 | 'through' {
  if (line.whom !== 'anyone' && role === null) return 401;
  if (!mayCall(line, role)) return 403;
  // A caller without an account owns nothing.
  const isMissing = one === 'missing' || (line.names === 'user' && one === 'own' && role === null);
  if (isMissing && line.names) return 404;
  if (line.or && role && (holders[line.or] as Role[]).includes(role)) return 'through';
  if (line.ownersOnly) return name === 'user with the course' && one === 'own' ? 'through' : 403;
  if (one === 'own' && line.notOneself && !line.notOneself.but.includes(role!)) return 403;
  return 'through';
}

export function mayCall({ whom }: Line, role: Role | null): boolean {
  if (whom === 'anyone' || (whom === 'signed-in' && role)) return true;
  if (role === null) return false;
  return whom === 'staff' ? isStaff(role) : (holders[whom as keyof typeof holders] as Role[]).includes(role);
}
