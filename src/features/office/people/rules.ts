/** Who may do what to whom: one table for the server and for every button, which says why it is disabled. */
import { type Access, mayAccess } from '#shared/access.ts';
import { isStaff, type Role, roles } from '#shared/roles.ts';

/** Actions of staff on a person, and the right each needs. */
const needs = {
  edit: 'users.edit',
  set_password: 'users.edit',
  block: 'users.edit',
  unblock: 'users.edit',
  know_adult: 'users.edit',
  sign_out: 'users.edit',
  invite: 'users.manage',
  send_access: 'student-care',
  note: 'student-care',
  delete: 'users.manage',
  restore: 'users.manage',
  change_role: 'roles.manage',
  change_access: 'course_access.manage',
  download: 'users.manage',
  erase: 'users.manage',
} as const satisfies Record<string, Access>;
export type PersonAction = keyof typeof needs;

export type Refusal = 'forbidden' | 'not_oneself' | 'role_too_high' | 'staff_not_erased';
interface Who {
  id: string;
  role: Role;
}

/** Roles with the same number are equals. */
const rank: Record<Role, number> = {
  user: 0,
  support: 1,
  content_manager: 1,
  financial: 1,
  manager: 1,
  admin: 2,
  super_admin: 3,
};

/** Null where it is allowed; otherwise the code of the error, which is also the key of the reason. */
export function refusalOf(actor: Who, person: Who, action: PersonAction): Refusal | null {
  if (!mayAccess(actor.role, needs[action])) return 'forbidden';
  if (actor.id === person.id) {
    if (action === 'edit') return actor.role === 'super_admin' ? null : 'role_too_high';
    return 'not_oneself';
  }
  // A course gives no rights: staff who may open courses may open them to colleagues as well.
  if (action === 'change_access') return null;
  // A note changes nothing of theirs.
  if (action === 'note') return null;
  if (!outranks(actor.role, person.role)) return 'role_too_high';
  // Taking the role away comes first, and is an action of its own.
  return action === 'erase' && isStaff(person.role) ? 'staff_not_erased' : null;
}

/** Roles that this one may give to a new member of staff, lowest first. */
export function rolesToGive(role: Role): Role[] {
  return roles.filter((given) => isStaff(given) && outranks(role, given));
}

function outranks(role: Role, other: Role): boolean {
  return role === 'super_admin' || rank[role] > rank[other];
}

/** First and last name as given in a call, alone or together; a missing one stays as it is. */
export function namesOf(
  given: { first_name?: string | undefined; last_name?: string | undefined; full_name?: string | undefined },
  old: { firstName: string; lastName: string },
): { firstName: string; lastName: string } {
  const isWhole = given.full_name !== undefined && !given.first_name && given.last_name === undefined;
  if (!isWhole) {
    return { firstName: given.first_name ?? old.firstName, lastName: given.last_name ?? old.lastName };
  }
  const [firstName = '', ...rest] = given.full_name!.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
