/** Who may move a school in: a part of rights.ts. */
const path = '/api/admin/moving-in';
const one = { whom: 'users.manage', names: 'import' } as const;

export const movingInRights = {
  [`GET ${path}`]: { whom: 'users.manage' },
  [`POST ${path}`]: { whom: 'users.manage', body: { upload_id: '00000000-0000-4000-8000-000000000000' } },
  [`GET ${path}/{id}`]: one,
  [`PUT ${path}/{id}/mapping`]: { ...one, body: { kind: 'people', columns: {}, courses: {}, rates: {} } },
  [`POST ${path}/{id}/check`]: one,
  [`GET ${path}/{id}/rows`]: { ...one, query: { outcome: 'refused' } },
  [`POST ${path}/{id}/run`]: one,
  [`GET ${path}/{id}/refused`]: one,
  [`POST ${path}/{id}/undo`]: one,
  [`POST ${path}/{id}/invite`]: { ...one, body: { most: 1 } },
  [`DELETE ${path}/{id}`]: one,
} as const;
