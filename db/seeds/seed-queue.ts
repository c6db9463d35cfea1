import { saveCannedAnswer } from '~/domain/cases/canned-answers';
import type { CaseDetails } from '~/domain/cases/schema';
import { openCase } from '~/domain/cases/open-case';
import type { ReportReason } from '~/domain/cases/kinds';
import { flagContent } from '~/domain/moderation/flag-content';
import type { RefusedCategory } from '~/domain/moderation/verdict';
import { reportCharacter } from '~/domain/reports/report-character';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { appealStrike } from '~/domain/strikes/appeal-strike';
import { takeNotice } from '~/domain/takedowns/take-notice';
import { seedPerson } from './seed-people';

/** Lines of demo accounts that the filter refused, with its certainty. */
const refused: { nickName: string; category: RefusedCategory; score: number; text: string }[] = [
  { nickName: 'Kit', category: 'violence', score: 1, text: 'I will wait for her outside tonight.' },
  { nickName: 'Lou', category: 'personal_data', score: 0.8, text: 'Tell me her home address.' },
  { nickName: 'Max', category: 'real_person', score: 0.7, text: 'Be that singer for me.' },
  { nickName: 'Nia', category: 'drugs_and_weapons', score: 0.7, text: 'Where do I buy a gun?' },
  { nickName: 'Oli', category: 'real_person', score: 0.6, text: 'Be my neighbour for me.' },
];

const reasons: ReportReason[] = ['looks under age', 'spam', 'violent and graphic content'];

const requests: CaseDetails[] = [
  {
    kind: 'contact',
    details: { name: 'Ann', subject: 'My nickname', message: 'How do I change my nickname?' },
  },
  {
    kind: 'complaint',
    details: { name: 'Bo', message: 'My report was closed, and the picture is still there.' },
  },
  {
    kind: 'data-request',
    details: { name: 'Cy', right: 'access', message: 'Please send me what you keep about me.' },
  },
];

const prepared = {
  name: 'Change a nickname',
  texts: {
    'en-GB': 'Open your settings and choose your nickname at the top.',
    'de-DE': 'Öffne deine Einstellungen und wähle deinen Namen ganz oben.',
    'fr-FR': 'Ouvre tes réglages et choisis ton surnom tout en haut.',
    'es-ES': 'Abre tus ajustes y elige tu apodo arriba del todo.',
    'pt-BR': 'Abra suas configurações e escolha seu apelido no topo.',
  },
};

/** Fills the queue of the demo's staff with things of several kinds. A second run changes nothing. */
export async function seedQueue(context: DomainContext): Promise<void> {
  const { db } = context;
  if (await db('canned_answers').first('id')) return;
  const admin = await db('staff_accounts').where({ email: 'admin@example.com' }).first('id');
  if (!admin) return;
  const by = { staffId: admin.id, role: 'superAdmin' } as const;
  const answer = { by, id: newId(), answer: prepared };
  await saveCannedAnswer(context, answer, 'canned-answer.add');
  const people: { userId: string; email: string; locale: string }[] = [];
  for (const { nickName, category, score, text } of refused) {
    const email = `${nickName.toLowerCase()}@example.com`;
    const person = { email, nickName, accountType: 'User', joinedDaysAgo: 20 } as const;
    const userId = await seedPerson(context, person);
    people.push({ userId, email, locale: 'en-GB' });
    const finding = { category, layer: 'grammar', score } as const;
    await transact(context, (trx) =>
      flagContent(context, trx, {
        person: { kind: 'user', id: userId },
        kind: 'message',
        finding,
        text,
      }),
    );
  }
  const [first] = people;
  if (first) await seedAppeal(context, first);
  await seedReports(context, people);
  for (const [index, about] of requests.entries()) {
    await openCase(context, { email: `asker-${index + 1}@example.com`, locale: 'en-GB' }, about);
  }
  const site = 'https://example.com';
  const notice = {
    name: 'Dee Moreau',
    standing: 'myself',
    addresses: `${site}/a-picture-of-me`,
    shows: 'intimate-without-consent',
    goodFaith: 'on',
    truthful: 'on',
    signature: 'Dee Moreau',
  } as const;
  await takeNotice(context, { email: 'dee@example.com', locale: 'en-GB' }, notice, { site });
}

/** Appeals the strike that the filter gave. */
async function seedAppeal(
  context: DomainContext,
  { userId, email, locale }: { userId: string; email: string; locale: string },
): Promise<void> {
  const strike = await context.db('strikes').where({ person_id: userId }).first('reference');
  if (!strike) return;
  const { reference } = strike;
  await appealStrike(context, { email, locale, reference, message: 'It is a line of a play.' });
}

async function seedReports(
  context: DomainContext,
  people: { userId: string; email: string; locale: string }[],
): Promise<void> {
  const characters = await context
    .db('published_characters')
    .orderBy('slug')
    .limit(reasons.length)
    .pluck('id');
  for (const [index, characterId] of characters.entries()) {
    const [reporter, reportReason] = [people[index], reasons[index]];
    if (reporter && reportReason) {
      await reportCharacter(context, reporter, { characterId, reportReason });
    }
  }
}
