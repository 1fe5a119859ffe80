import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { templateFor } from '#features/publishing/documents/rules/templates.ts';
import { publishDocument } from '#features/publishing/documents/server/publishDocument.ts';
import { allBenefits } from '#features/publishing/school/rules/benefits.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { contextOf } from '#server/context.ts';
import { inEvery, type Language, languages } from '#shared/i18n.ts';
import { aCourse, purchaseOf } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { consentDocuments, plainWording } from '../rules.ts';
import { consentsTexts } from '../texts.ts';

const wordings = inEvery((language) => consentsTexts.consents[language].wordings);

const person = {
  email: 'vera@example.com',
  password: 'correct horse battery',
  first_name: 'Вера',
  last_name: 'Ким',
  privacy_consent: true,
  data_consent: true,
};

describeOnBothEngines('the consent ledger', (makeWorld) => {
  // spec: 78
  it('keeps the words beside each box and the version of the document, as they were shown', async () => {
    const world = await makeWorld();
    await publish(world, 'privacy');
    const versions = { privacy: 2, personal_data: 1 };
    const { status } = await world
      .visitor('zh')
      .call(signInApi.register, { ...person, document_versions: versions });
    expect(status).toBe(200);
    expect(await ledger(world)).toEqual([
      aRow({
        document: 'personal_data',
        version: '1',
        document_language: 'zh',
        wording: plainWording(wordings.zh.boxes.personal_data),
      }),
      aRow({
        document: 'privacy',
        version: '2',
        document_language: 'zh',
        wording: plainWording(wordings.zh.boxes.privacy),
      }),
    ]);
  });

  it('says in which language the document could be read, where that is not the reader’s', async () => {
    const world = await makeWorld();
    const { zh: _, ...withoutChinese } = templateFor('privacy', allBenefits);
    await publish(world, 'privacy', withoutChinese);
    await world.visitor('zh').call(signInApi.register, person);
    expect((await ledger(world))[1]).toEqual(
      aRow({
        document: 'privacy',
        version: '2',
        document_language: 'en',
        wording: plainWording(wordings.zh.boxes.privacy),
      }),
    );
  });

  it('nothing is agreed to that is no longer in force', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await publish(world, 'offer');
    await publish(world, 'privacy');
    const buying = { document_versions: { offer: 1, privacy: 2 } };
    const refused = await world.visitor().call(paymentsApi.create, purchaseOf(course, buying));
    expect([refused.status, refused.body.code]).toEqual([409, 'document_changed']);
    // The answer does not reveal whether the address is known.
    await world.signedInAs('user', { email: 'known@example.com' });
    for (const email of ['known@example.com', 'new@example.com']) {
      const answer = await world
        .visitor()
        .call(signInApi.register, { ...person, email, document_versions: { privacy: 1 } });
      expect([answer.status, answer.body.code]).toEqual([409, 'document_changed']);
    }
    expect(await ledger(world)).toEqual([]);
    expect(world.yookassa.payments()).toEqual([]);
  });

  it('a version that never was is refused', async () => {
    const world = await makeWorld();
    for (const document_versions of [{ privacy: 7 }, { privacy: 0 }, { users: 1 }]) {
      const answer = await world.visitor().request({
        method: 'POST',
        url: '/api/register',
        payload: { ...person, document_versions },
      });
      expect([409, 422], JSON.stringify(document_versions)).toContain(answer.status);
    }
    expect(await ledger(world)).toEqual([]);
  });

  it('somebody signed in accepts the offer by the button, in the words beside it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const { amount, currency, description, course_id } = purchaseOf(course);
    const answer = await student.call(paymentsApi.create, {
      ...{ amount, currency, description, course_id },
      offer_consent: true,
      document_versions: { offer: 1 },
    });
    expect(answer.status).toBe(200);
    expect(await ledger(world)).toEqual([
      {
        ...aRow({
          document: 'offer',
          version: '1',
          document_language: 'ru',
          wording: plainWording(wordings.ru.button.offer),
        }),
        email: student.email,
      },
    ]);
  });
});

it('every wording holds the words that lead to its document', () => {
  for (const language of languages) {
    const { boxes, button, service, guardian } = wordings[language];
    expect(Object.keys(boxes)).toEqual(consentDocuments);
    for (const text of [boxes, button, service, guardian].flatMap((each) => Object.values(each)))
      expect(text).toMatch(/^[^<]*<document>[^<]+<\/document>[^<]*$/);
  }
});

function publish(world: World, document: 'offer' | 'privacy', text = templateFor(document, allBenefits)) {
  return contextOf(world.app).transaction((ctx) => publishDocument(ctx, document, text));
}

function aRow({
  document,
  version,
  document_language,
  wording,
}: {
  document: string;
  version: string;
  document_language: Language;
  wording: string;
}) {
  return { email: person.email, document, version, document_language, wording };
}

function ledger(world: World) {
  return world.app.database.handle
    .selectFrom('consents')
    .select(['email', 'document', 'version', 'document_language', 'wording'])
    .orderBy('document', 'desc')
    .orderBy('version')
    .execute()
    .then((rows) => rows.sort((a, b) => (a.document < b.document ? -1 : 1)));
}
