/** Requests by mail: staff download and erase for a person, and the log records it without naming them. */
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { hour } from '#shared/dates.ts';
import { roles } from '#shared/roles.ts';
import { aWholePerson, rowsIn, tablesNaming, traces, unzipped } from '#test/privacy.ts';
import { describeOnEngines } from '#test/world.ts';
import { panelPrivacyApi } from '../contract/panel.ts';

const words = Object.values(traces);

describeOnEngines('a request about personal data that came by mail', (makeWorld) => {
  it('the download is the person’s own, and leaves a line in the log', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    const url = panelPrivacyApi.download.path.replace('{id}', student.id);
    const { headers, texts } = await unzipped(world, owner.token, url, 'en');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(texts['data.html']).toContain('<html lang="ru" dir="ltr">');
    expect(texts['data.html']).toContain(traces.last_name);
    const [entry] = (await owner.call(auditApi.list, {})).body.entries;
    expect(entry).toMatchObject({
      action: 'user.data_downloaded',
      actor_id: owner.id,
      subject_id: student.id,
      subject_label: traces.email,
    });
  });

  // spec: 81
  it('erasing leaves a line that says who did it, and no line that says to whom', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    const input = { id: student.id, confirmation: traces.email };
    expect((await owner.call(panelPrivacyApi.erase, input)).body).toEqual({ erased: true });
    await world.runJobs();
    expect(world.mail.messages()).toMatchObject([{ subject: 'Ваши данные удалены', to: [traces.email] }]);
    world.passTime(hour);
    await world.runJobs();
    expect(await tablesNaming(world, words)).toEqual([]);
    const { entries } = (await owner.call(auditApi.list, { subject: student.id })).body;
    expect(entries[0]).toMatchObject({
      action: 'user.erased',
      actor_email: owner.email,
      subject_label: '',
      subject_id: student.id,
    });
    const edited = entries.find(({ action }) => action === 'user.edited');
    expect(edited).toMatchObject({
      subject_label: '',
      after: { last_name: '•••', email: '•••', phone: '•••' },
    });
    expect((await owner.call(auditApi.list, { search: traces.email })).body.total).toBe(0);
    expect((await owner.call(staffApi.showUser, { id: student.id })).status).toBe(404);
    expect((await owner.call(panelPrivacyApi.erase, input)).status, 'twice').toBe(404);
    const deleted = (await owner.call(staffApi.listUsers, { state: 'deleted' })).body.users;
    expect(deleted).toEqual([]);
    expect((await owner.call(peopleApi.restore, { id: student.id })).status).toBe(404);
    const proofs = (await rowsIn(world, 'consent_withdrawals')).map(({ place }) => place);
    expect(proofs).toContain('erasure by staff');
  });

  it('somebody who was deleted and could come back is erased as well', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    await owner.call(peopleApi.remove, { id: student.id });
    const input = { id: student.id, confirmation: traces.email };
    expect((await owner.call(panelPrivacyApi.erase, input)).status).toBe(200);
    await world.runJobs();
    world.passTime(hour);
    await world.runJobs();
    expect(await tablesNaming(world, words)).toEqual([]);
  });

  it('takes the address of the person, typed', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const student = await world.signedInAs('user');
    for (const confirmation of [undefined, 'else@example.com']) {
      const answer = await owner.call(panelPrivacyApi.erase, { id: student.id, confirmation });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['confirmation']]);
    }
    expect((await student.call(signInApi.me, {})).status).toBe(200);
  });

  it('is for those who manage people, and never about staff or oneself', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    for (const role of roles) {
      const staff = await world.signedInAs(role);
      const student = await world.signedInAs('user');
      const input = { id: student.id, confirmation: student.email };
      const expected = role === 'admin' || role === 'super_admin' ? 200 : 403;
      expect((await staff.call(panelPrivacyApi.erase, input)).status, role).toBe(expected);
      if (role === 'user') continue;
      const colleague = { id: staff.id, confirmation: staff.email };
      const refused = await owner.call(panelPrivacyApi.erase, colleague);
      expect([refused.status, refused.body.code], role).toEqual([409, 'staff_not_erased']);
    }
    const self = await owner.call(panelPrivacyApi.erase, { id: owner.id, confirmation: owner.email });
    expect([self.status, self.body.code]).toEqual([403, 'not_oneself']);
    const admin = await world.signedInAs('admin');
    const above = await admin.call(panelPrivacyApi.erase, { id: owner.id, confirmation: owner.email });
    expect([above.status, above.body.code]).toEqual([403, 'role_too_high']);
  });

  it('the log still refuses every other change', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    await owner.call(panelPrivacyApi.erase, { id: student.id, confirmation: traces.email });
    const { sql } = await import('kysely');
    const { handle } = world.app.database;
    for (const statement of [
      "update audit_log set actor_email = 'somebody@else.com', redacted_at = 'now'",
      "update audit_log set action = 'user.restored', redacted_at = 'now'",
      "update audit_log set before = '{}', redacted_at = null",
      'delete from audit_log',
    ]) {
      await expect(sql.raw(statement).execute(handle), statement).rejects.toThrow('only ever added to');
    }
  });
});
