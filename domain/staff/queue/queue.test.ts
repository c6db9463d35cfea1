import { expect, it } from 'vitest';
import { makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { appealStrike } from '../../strikes/appeal-strike';
import { openCase } from '../../cases/open-case';
import { flagContent } from '../../moderation/flag-content';
import type { RefusedCategory } from '../../moderation/verdict';
import { reviewIncident } from '../../strikes/review-incident';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import type { StaffRole } from '../find-active-staff';
import { giveBack, renewClaim, takeItem, takeNext, type Queued } from './claims';
import { countQueue, findQueued, listQueue } from './list-queue';
import { raceForClaims } from './testing/race-for-claims';

const { database, context } = await openTestContext();

async function staff(role: StaffRole = 'admin') {
  const { id } = await makeStaff(database.db, { role });
  return { staffId: id, role, sessionId: newId() };
}

async function flagged(category: RefusedCategory) {
  const { id, email } = await makeUser(database.db);
  await transact(context, (trx) =>
    flagContent(context, trx, {
      person: { kind: 'user', id },
      kind: 'message',
      finding: { category, layer: 'grammar', score: 0.5 },
      text: 'words',
    }),
  );
  const incident = await database.db('incidents').where({ person_id: id }).first('id');
  const thing: Queued = { resource: 'incident', id: incident?.id ?? '' };
  return { userId: id, email, thing };
}

const decide = (
  by: Awaited<ReturnType<typeof staff>>,
  { id }: Queued,
  decision: 'no-violation' | 'strike' | 'suspend',
) => reviewIncident(context, { by, incidentId: id, decision, seen: 1 });

const minute = 60_000;

it('gives the gravest first, to one member of staff at a time, who alone decides it', async () => {
  const mild = await flagged('real_person');
  const grave = await flagged('trafficking');
  await openCase(
    context,
    { email: 'ann@example.com', locale: 'en-GB' },
    { kind: 'contact', details: { name: 'Ann', subject: 'Hello', message: 'A question' } },
  );
  const [nora, omar] = [await staff(), await staff()];
  const order = (await listQueue(context, ['incident', 'case'])).map(({ gravity }) => gravity);
  expect(order).toEqual([4, 1, 1]);
  expect(await countQueue(context)).toEqual({ incident: 2, case: 1 });

  expect(await takeNext(context, nora, ['incident'])).toEqual(grave.thing);
  expect(await takeNext(context, omar, ['incident'])).toEqual(mild.thing);
  expect(await takeItem(context, omar, grave.thing)).toMatchObject({ reason: 'taken-by-another' });
  expect(await decide(omar, grave.thing, 'strike')).toMatchObject({ reason: 'taken-by-another' });
  expect(await findQueued(context, mild.thing)).toMatchObject({ claimed_by: omar.staffId });
  expect(await decide(nora, grave.thing, 'strike')).toEqual({ ok: true, isWaiting: false });
  expect(await findQueued(context, grave.thing)).toBeNull();
  expect(await takeItem(context, nora, grave.thing)).toMatchObject({ reason: 'not-waiting' });
  expect(await takeNext(context, nora, ['incident'])).toBeNull();
});

it('takes a claim back after its time, unless it was used, and gives a skipped thing to others', async () => {
  const { thing } = await flagged('minors');
  const [nora, omar] = [await staff(), await staff()];
  await takeItem(context, nora, thing);
  context.advance(10 * minute);
  await renewClaim(context, nora, thing);
  context.advance(10 * minute);
  expect(await decide(omar, thing, 'strike')).toMatchObject({ reason: 'taken-by-another' });
  context.advance(6 * minute);
  await renewClaim(context, nora, thing);
  expect(await decide(nora, thing, 'strike')).toMatchObject({ reason: 'not-taken' });

  expect(await takeNext(context, omar, ['incident'])).toEqual(thing);
  await giveBack(context, nora, thing);
  expect((await findQueued(context, thing))?.claimed_by).toBe(omar.staffId);
  await giveBack(context, omar, thing, { isSkipped: true });
  expect(await takeNext(context, omar, ['incident'])).not.toEqual(thing);
  expect(await takeNext(context, nora, ['incident'])).toEqual(thing);
  // Another claim gives the first one back.
  const other = await flagged('minors');
  await takeItem(context, nora, other.thing);
  expect((await findQueued(context, thing))?.claimed_by).toBeNull();
  await Promise.all([thing, other.thing].map((one) => takeAndDecide(nora, one)));
});

async function takeAndDecide(by: Awaited<ReturnType<typeof staff>>, thing: Queued) {
  await takeItem(context, by, thing);
  await reviewIncident(context, {
    by: { staffId: by.staffId, role: by.role },
    incidentId: thing.id,
    decision: 'no-violation',
    seen: 1,
  });
}

it('offers a second person what a first one asked for, and appeals to other teams', async () => {
  const { thing, email, userId } = await flagged('trafficking');
  const [nora, omar] = [await staff(), await staff()];
  await takeItem(context, nora, thing);
  expect(await decide(nora, thing, 'suspend')).toEqual({ ok: true, isWaiting: true });
  expect(await findQueued(context, thing)).toMatchObject({ claimed_by: null });
  expect(await takeNext(context, nora, ['incident'])).not.toEqual(thing);
  expect(await takeNext(context, omar, ['incident'])).toEqual(thing);
  expect(await decide(omar, thing, 'suspend')).toEqual({ ok: true, isWaiting: false });

  const strike = await database.db('strikes').where({ person_id: userId }).first();
  const reference = strike?.reference ?? '';
  await appealStrike(context, { email, locale: 'en-GB', reference, message: 'No.' });
  const appeal: Queued = { resource: 'appeal', id: strike?.id ?? '' };
  expect(await findQueued(context, appeal)).toMatchObject({ gravity: 3, label: 'suspension' });
  expect(await takeNext(context, nora, ['appeal'])).toBeNull();
  expect(await takeItem(context, await staff(), appeal)).toMatchObject({
    reason: 'left-to-others',
  });
  expect(await takeNext(context, await staff('manager'), ['appeal'])).toEqual(appeal);
});

it('never gives a thing to two claimants who take at the same time', async () => {
  expect(await raceForClaims(context, database, { items: 300, claimants: 8 })).toEqual({
    claims: 300,
    collisions: 0,
    left: 0,
  });
});
