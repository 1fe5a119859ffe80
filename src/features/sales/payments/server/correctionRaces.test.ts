// Races.
import { expect, it } from 'vitest';
import {
  accountsLeft,
  bought,
  correct,
  expectWhole,
  isCorrection,
  linkIn,
  mailsTo,
  right,
  setPassword,
  statusOf,
  wrong,
} from '#test/mistyped.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';

describeOnBothEngines('correcting a mistyped e-mail at once', (makeWorld) => {
  it('a double click corrects once', async () => {
    const { world, course, secret, orderId } = await bought(makeWorld);
    const answers = await Promise.all(Array.from({ length: 10 }, () => correct(world, secret, right)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await world.runJobs();
    expect(mailsTo(world, right)).toHaveLength(1);
    await expectWhole(world, secret, course);
    expect((await orderIn(world, orderId)).history.filter(isCorrection)).toHaveLength(1);
  });

  it('of ten other addresses at once at most three get it, one after another, and one keeps it', async () => {
    const { world, course, secret, orderId } = await bought(makeWorld);
    const addresses = Array.from({ length: 10 }, (_, n) => `n${n}@example.com`);
    const answers = await Promise.all(addresses.map((email) => correct(world, secret, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(7).fill(409)]);
    await world.runJobs();
    await expectWhole(world, secret, course);
    const { email, history } = await orderIn(world, orderId);
    expect(history.filter(isCorrection)).toHaveLength(3);
    const withLink = world.mail
      .messages()
      .filter(({ to, text }) => to[0] !== wrong && /set-password/.test(text));
    expect(withLink.map(({ to }) => to[0])).toEqual([email]);
    expect(await accountsLeft(world, [...addresses, wrong])).toEqual([email]);
  });

  it('while the link is used at the wrong address, one of the two has it, whole', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { world, course, secret } = await bought(makeWorld);
      const link = linkIn(world, wrong);
      const [claimed, corrected] = await Promise.all([
        setPassword(world, link),
        correct(world, secret, right),
      ]);
      const outcome = [claimed.status, corrected.status];
      expect(
        [
          [200, 409],
          [410, 200],
        ],
        String(outcome),
      ).toContainEqual(outcome);
      expect((await statusOf(world, secret)).email).toBe(claimed.status === 200 ? wrong : right);
      await expectWhole(world, secret, course);
    }
  });

  it('two that swap their addresses at once wait for each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const world = await makeWorld();
      const first = await aCourse(world);
      const second = await aCourse(world, { title: 'Премиум' });
      const a = await buy(world, world.visitor(), first, { email: 'a@example.com' });
      const b = await buy(world, world.visitor(), second, { email: 'b@example.com' });
      const answers = await Promise.all([
        correct(world, a.order_secret, 'b@example.com'),
        correct(world, b.order_secret, 'a@example.com'),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      await expectWhole(world, a.order_secret, first);
      await expectWhole(world, b.order_secret, second);
    }
  });
});
