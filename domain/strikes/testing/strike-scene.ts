import { createTestContext, makeCharacter, makeStaff, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { sendMessage } from '../../chat/send/send-message';
import type { Moderator, RefusedCategory, Verdict } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import type { StaffRole } from '../../staff/find-active-staff';
import { readAccountStatus } from '../read-account-status';
import { reviewIncident } from '../review-incident';
import type { ReviewDecision } from '../schema';

export const hour = 3600 * 1000;
export const day = 24 * hour;
export const locale = 'en-GB';
export const found = (category: RefusedCategory): Verdict => ({
  kind: 'refused',
  findings: [{ category, layer: 'grammar', score: 1 }],
});
/** The verdict for each line of these tests; they do not test moderation. */
export const verdicts: Record<string, Verdict> = {
  grave: found('violence'),
  graver: found('trafficking'),
  'of little weight': found('real_person'),
  'in danger': { kind: 'crisis', findings: [{ category: 'crisis', layer: 'grammar', score: 1 }] },
};
export const moderator: Moderator = {
  judge: (text) => Promise.resolve(verdicts[text] ?? { kind: 'allowed' }),
};

/**
 * Opens a scene with members who write, staff who decide, and the published events, over a separate
 * database per test file.
 */
export async function openStrikeScene() {
  const database = await openTestDatabase();
  let context = createTestContext(database.db);
  async function talker(person: Person) {
    const { id: characterId } = await makeCharacter(database.db);
    return (content: string, idempotencyKey = newId(), tip?: number) =>
      sendMessage(context, moderator, { person, characterId, idempotencyKey, content, tip });
  }
  async function member() {
    const { id, email } = await makeUser(database.db);
    const person: Person = { kind: 'user', id };
    const say = await talker(person);
    const incidents = () => database.db('incidents').where({ person_id: id }).orderBy('begun_at');
    return {
      id,
      email,
      person,
      say,
      incidents,
      status: () => readAccountStatus(context, person),
    };
  }

  async function staff(role: StaffRole = 'usersManager') {
    const { id } = await makeStaff(database.db, { role });
    return { staffId: id, role };
  }

  async function review(
    by: Awaited<ReturnType<typeof staff>>,
    of: Awaited<ReturnType<typeof member>>,
    decision: ReviewDecision,
  ) {
    const incident = (await of.incidents()).at(-1);
    return reviewIncident(context, {
      by,
      incidentId: incident?.id ?? newId(),
      decision,
      seen: incident?.flags ?? 0,
    });
  }

  const eventsOf = (personId: string, name: string) =>
    database
      .db('outbox')
      .where({ person_id: personId, name })
      .orderBy('id')
      .pluck<object[]>('payload');
  const stateOf = async (id: string) =>
    (await database.db('users').where({ id }).first('state'))?.state;
  /** Checks whether a time is about this many milliseconds from now. */
  const isIn = (time: Date | string | null | undefined, ms: number) =>
    Math.abs(new Date(time ?? 0).getTime() - context.now().getTime() - ms) < 10_000;
  const reasonOf = (outcome: { ok: boolean; reason?: string }) =>
    outcome.ok ? 'ok' : outcome.reason;
  return {
    database,
    /** Starts a new clock for each test. */
    begin: () => (context = createTestContext(database.db)),
    talker,
    member,
    staff,
    review,
    eventsOf,
    stateOf,
    isIn,
    reasonOf,
  };
}

type Scene = Awaited<ReturnType<typeof openStrikeScene>>;
export type Member = Awaited<ReturnType<Scene['member']>>;
export type Staff = Awaited<ReturnType<Scene['staff']>>;
