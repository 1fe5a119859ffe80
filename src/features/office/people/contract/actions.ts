import { z } from 'zod';
import { addressErrors } from '#features/accounts/addresses/errors.ts';
import { signInErrors } from '#features/accounts/sign-in/errors.ts';
import { accountLimits } from '#features/accounts/sign-in/rules/limits.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { endpoint } from '#shared/contract.ts';
import {
  dayField,
  emailField,
  idField,
  nameField,
  nameOrNoneField,
  passwordField,
  passwordOrNoneField,
  phoneField,
} from '#shared/fields.ts';
import { roles } from '#shared/roles.ts';
import { peopleErrors } from '../errors.ts';
import { userDetailsSchema } from './list.ts';

const role = z.enum(roles);
const onePerson = z.object({ id: idField });
const oneCourse = z.object({
  id: idField,
  course_id: idField.optional().describe('the course «optimum» where not given'),
  until: dayField.optional().describe('last school day on which it is open; without an end where not given'),
});

/** A student with an account that staff make: invited by mail to choose a password. */
export const newStudentInput = z.object({
  email: emailField,
  first_name: nameField,
  last_name: nameOrNoneField.default(''),
  phone: phoneField.optional(),
  course_id: idField.optional().describe('opened at once'),
  until: dayField.optional().describe('last school day on which the course is open'),
});
const reach = ['not_found', peopleErrors.not_oneself, peopleErrors.role_too_high] as const;
const mismatch = { path: ['confirm_password'], params: { field: 'mismatch' } };

/** Empty means: the person is invited by mail and chooses the password. */
export const newPersonInput = z
  .object({
    email: emailField,
    first_name: nameOrNoneField.optional(),
    last_name: nameOrNoneField.optional(),
    full_name: nameField.optional().describe('instead of first_name and last_name'),
    phone: phoneField.optional(),
    password: passwordOrNoneField.default(''),
    role: role.default('support').describe('`user` stands for `support`: this call makes staff'),
    has_course_access: z.boolean().default(false),
  })
  .refine((given) => given.first_name || given.full_name, {
    path: ['first_name'],
    params: { field: 'required' },
  });

export const personInput = z
  .object({
    id: idField,
    email: emailField.optional(),
    first_name: nameField.optional(),
    last_name: nameOrNoneField.optional(),
    full_name: nameField.optional().describe('instead of first_name and last_name'),
    phone: phoneField.nullish(),
    has_course_access: z.boolean().optional(),
    new_password: passwordOrNoneField.optional(),
    confirm_password: z.string().max(200).optional(),
  })
  .refine(
    ({ new_password = '', confirm_password }) =>
      confirm_password === undefined || new_password === confirm_password,
    mismatch,
  );

export const ownPasswordInput = z
  .object({
    current_password: z.string().min(1).max(200),
    new_password: passwordField,
    confirm_password: z.string().max(200),
  })
  .refine((given) => given.new_password === given.confirm_password, mismatch);

export const peopleApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users/create',
    access: 'users.manage',
    summary: 'Make a member of staff; without a password they are invited by mail',
    input: newPersonInput,
    output: userDetailsSchema,
    errors: [peopleErrors.role_too_high, addressErrors.email_taken, signInErrors.password_too_common],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    access: 'users.edit',
    summary: 'Change what is given; what is not, stays',
    input: personInput,
    output: userDetailsSchema,
    errors: [...reach, addressErrors.email_taken, signInErrors.password_too_common],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}/role',
    access: 'roles.manage',
    summary: 'Give another role; ends the sessions of the person',
    input: z.object({ id: idField, role }),
    output: userDetailsSchema,
    errors: reach,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'users.manage',
    summary: 'Delete; can be undone for 30 days',
    input: onePerson,
    output: userDetailsSchema,
    errors: reach,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/restore',
    access: 'users.manage',
    summary: 'Bring a deleted person back',
    input: onePerson,
    output: userDetailsSchema,
    errors: [...reach, addressErrors.email_taken],
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/block',
    access: 'users.edit',
    summary: 'Close the account: whoever is signed in is refused at once',
    input: onePerson,
    output: userDetailsSchema,
    errors: reach,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/unblock',
    access: 'users.edit',
    summary: 'Open a blocked account; the sessions from before stay closed',
    input: onePerson,
    output: userDetailsSchema,
    errors: reach,
  }),
  knowAdult: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/adult',
    access: 'users.edit',
    summary:
      'Staff know that the person is an adult, whatever a form said before: new orders need no guardian',
    input: onePerson,
    output: userDetailsSchema,
    errors: reach,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/sign-out',
    access: 'users.edit',
    summary: 'End all sessions of a person',
    input: onePerson,
    output: userDetailsSchema,
    errors: reach,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/invite',
    access: 'users.manage',
    summary: 'Mail the invitation to a member of staff again; the earlier link is dead',
    input: onePerson,
    output: userDetailsSchema,
    errors: [...reach, 'conflict'],
  }),
  giveAccess: endpoint({
    method: 'POST',
    path: '/api/grant_access/{id}',
    access: 'course_access.manage',
    summary: 'Open a course to a person',
    input: oneCourse,
    output: userDetailsSchema,
    errors: ['not_found', peopleErrors.not_oneself, courseErrors.course_unknown],
  }),
  createStudent: endpoint({
    method: 'POST',
    path: '/api/admin/students',
    access: 'users.manage',
    summary: 'Makes an account for a student, who is invited by mail; with a course if given',
    input: newStudentInput,
    output: userDetailsSchema,
    errors: [addressErrors.email_taken, courseErrors.course_unknown],
  }),
  sendAccess: endpoint({
    method: 'POST',
    path: '/api/admin/users/{id}/access-mail',
    access: 'student-care',
    summary: 'Mails a student a fresh link to choose a password, or the way to sign in; five a person a day',
    input: onePerson,
    output: userDetailsSchema,
    errors: [...reach, 'conflict', 'too_many_requests'],
  }),
  endAccess: endpoint({
    method: 'POST',
    path: '/api/revoke_access/{id}',
    access: 'course_access.manage',
    summary: 'Close the courses that staff have opened, or one of them; a bought one ends by a refund',
    input: z.object({ id: idField, course_id: idField.optional() }),
    output: userDetailsSchema,
    errors: ['not_found', peopleErrors.not_oneself],
  }),
  changeOwnPassword: endpoint({
    method: 'POST',
    path: '/api/admin/change-password',
    access: 'staff',
    isOpenBeforePasswordChange: true,
    summary: 'Change the own password; ends all other sessions',
    input: ownPasswordInput,
    output: z.object({ message: z.string() }),
    errors: [signInErrors.current_password_wrong, signInErrors.password_too_common],
    limits: accountLimits.ownPassword,
  }),
};
