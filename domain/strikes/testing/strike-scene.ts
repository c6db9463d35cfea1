import { beforeEach } from 'vitest';
import {
  createTestContext,
  makeCharacter,
  makeStaff,
  makeUser,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { sendMessage } from '../../chat/send/send-message';
import type { Moderator, RefusedCategory, Verdict } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import type { StaffRole } from '../../staff/find-active-staff';
import { readStanding } from '../get-standing';
import { reviewIncident } from '../review-incident';
import type { ReviewDecision } from '../schema';

export const database = await openTestDatabase();
export let context: TestContext;
beforeEach(() => {
  context = createTestContext(database.db);
});

export const hour = 3600 * 1000;
export const day = 24 * hour;
export const locale = 'en-GB';
export const found = (category: RefusedCategory): Verdict => ({
  kind: 'refused',
  findings: [{ category, layer: 'grammar', score: 1 }],
});
/** What each line of these tests is judged as; what lines mean is moderation's own matter. */
export const verdicts: Record<string, Verdict> = {
  grave: found('violence'),
  graver: found('trafficking'),
  'of little weight': found('real_person'),
  'in danger': { kind: 'crisis', findings: [{ category: 'crisis', layer: 'grammar', score: 1 }] },
};
export const moderator: Moderator = {
  judge: (text) => Promise.resolve(verdicts[text] ?? { kind: 'allowed' }),
};

export async function talker(person: Person) {
  const { id: characterId } = await makeCharacter(database.db);
  return (content: string, idempotencyKey = newId(), tip?: number) =>
    sendMessage(context, moderator, { person, characterId, idempotencyKey, content, tip });
}
export async function member() {
  const { id, email } = await makeUser(database.db);
  const person: Person = { kind: 'user', id };
  const say = await talker(person);
  const incidents = () => database.db('incidents').where({ person_id: id }).orderBy('begun_at');
  return { id, email, person, say, incidents, standing: () => readStanding(context, person) };
}
export type Member = Awaited<ReturnType<typeof member>>;

export async function staff(role: StaffRole = 'usersManager') {
  const { id } = await makeStaff(database.db, { role });
  return { staffId: id, role };
}
export type Staff = Awaited<ReturnType<typeof staff>>;

export async function review(by: Staff, of: Member, decision: ReviewDecision) {
  const incident = (await of.incidents()).at(-1);
  return reviewIncident(context, {
    by,
    incidentId: incident?.id ?? newId(),
    decision,
    seen: incident?.flags ?? 0,
  });
}

export const told = (personId: string, name: string) =>
  database
    .db('outbox')
    .where({ person_id: personId, name })
    .orderBy('id')
    .pluck<object[]>('payload');
export const stateOf = async (id: string) =>
  (await database.db('users').where({ id }).first('state'))?.state;
/** Whether something happened about so long from now. */
export const isIn = (time: Date | string | null | undefined, ms: number) =>
  Math.abs(new Date(time ?? 0).getTime() - context.now().getTime() - ms) < 10_000;
export const reasonOf = (outcome: { ok: boolean; reason?: string }) =>
  outcome.ok ? 'ok' : outcome.reason;
