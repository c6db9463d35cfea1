import { beforeEach, describe, expect, it } from 'vitest';
import { testPassword, type TestContext } from '~/db/testing';
import { logIn } from '../accounts/log-in';
import { followCase } from '../cases/follow-case';
import { answerAppeal } from './answer-appeal';
import { appealStrike } from './appeal-strike';
import { findPause } from './find-pause';
import { openAppeal, seeAppeal } from './list-appeals';
import { openStrikeScene, hour, day, locale, type Member } from './testing/strike-scene';

const scene = await openStrikeScene();
const { database, member, staff, review, eventsOf, stateOf, reasonOf } = scene;
let context: TestContext;
beforeEach(() => {
  context = scene.begin();
});

describe('an appeal', () => {
  const appeal = (ada: Member, reference: string, message = 'I was quoting a film') =>
    appealStrike(context, { email: ada.email, locale, reference, message });
  async function struck(words = 'graver') {
    const ada = await member();
    await ada.say(words);
    const [decision] = (await ada.status()).decisions;
    const [strike] = await database.db('strikes').where({ person_id: ada.id }).select('id');
    return { ada, reference: decision?.reference ?? '', strikeId: strike?.id ?? '' };
  }

  it('is accepted once, from the holder of the reference and the address, as a case of its own', async () => {
    const { ada, reference } = await struck();
    const eve = await member();
    expect(await appeal(eve, reference)).toEqual({ ok: false, reason: 'no-such-strike' });
    const outcomes = await Promise.all([1, 2, 3].map(() => appeal(ada, reference)));
    expect(outcomes.map(reasonOf).sort()).toEqual(['already-appealed', 'already-appealed', 'ok']);
    const opened = outcomes.find(({ ok }) => ok);
    const caseOf = opened?.ok ? opened.reference : '';
    expect(await followCase(context, { reference: caseOf, email: ada.email })).toMatchObject({
      ok: true,
      kind: 'appeal',
      state: 'received',
    });
    expect((await ada.status()).decisions).toMatchObject([
      { appeal: { outcome: null }, mayAppeal: false },
    ]);
  });

  it('that is granted takes the strike back with its pause, and is announced', async () => {
    const { ada, reference, strikeId } = await struck();
    await appeal(ada, reference);
    const nora = await staff();
    expect(await openAppeal(context, nora, strikeId)).toMatchObject({
      ok: true,
      message: 'I was quoting a film',
      evidence: [{ text: 'graver' }],
    });
    expect(await answerAppeal(context, { by: nora, strikeId, outcome: 'granted' })).toEqual({
      ok: true,
    });
    expect(await ada.status()).toMatchObject({ points: 0, pausedUntil: null });
    expect(await stateOf(ada.id)).toBe('active');
    expect((await ada.say('hello')).ok).toBe(true);
    expect(await eventsOf(ada.id, 'strikes.appeal-answered')).toMatchObject([
      { outcome: 'granted', reference },
    ]);
    expect(await database.db('cases').where({ user_id: ada.id })).toMatchObject([
      { kind: 'appeal', state: 'resolved' },
    ]);
  });

  it('that is declined leaves all as it is', async () => {
    const { ada, reference, strikeId } = await struck();
    await appeal(ada, reference);
    const before = await findPause(database.db, ada, context.now());
    await answerAppeal(context, { by: await staff(), strikeId, outcome: 'declined' });
    expect(await findPause(database.db, ada, context.now())).toEqual(before);
    expect((await ada.status()).decisions).toMatchObject([{ appeal: { outcome: 'declined' } }]);
    const other = await staff('admin');
    expect(await answerAppeal(context, { by: other, strikeId, outcome: 'granted' })).toEqual({
      ok: false,
      reason: 'already-decided',
    });
  });

  it('cannot be answered by the team that decided', async () => {
    const { ada } = await struck();
    const [nora, omar] = [await staff('manager'), await staff('manager')];
    await review(nora, ada, 'strike');
    const [decision] = (await ada.status()).decisions;
    await appeal(ada, decision?.reference ?? '');
    const [row] = await database
      .db('strikes')
      .where({ person_id: ada.id, lifted_at: null })
      .select('id');
    const strikeId = row?.id ?? '';
    const own = { ok: false, reason: 'another-team-required' };
    for (const by of [nora, omar]) {
      expect(await seeAppeal(context, by, strikeId)).toMatchObject({ mayAnswer: false });
      expect(await answerAppeal(context, { by, strikeId, outcome: 'declined' })).toEqual(own);
    }
    const lena = await staff('admin');
    expect(await seeAppeal(context, lena, strikeId)).toMatchObject({ mayAnswer: true });
    expect(await answerAppeal(context, { by: lena, strikeId, outcome: 'granted' })).toEqual({
      ok: true,
    });
  });

  it('by a suspended user opens the account again', async () => {
    const { ada } = await struck('of little weight');
    await review(await staff(), ada, 'suspend');
    await review(await staff(), ada, 'suspend');
    const strike = await database.db('strikes').where({ person_id: ada.id }).first();
    expect(reasonOf(await appeal(ada, strike?.reference ?? ''))).toBe('ok');
    await answerAppeal(context, {
      by: await staff('admin'),
      strikeId: strike?.id ?? '',
      outcome: 'granted',
    });
    expect(await stateOf(ada.id)).toBe('active');
    const back = await logIn(context, { email: ada.email, password: testPassword });
    expect(back.ok).toBe(true);
  });

  it('softens the consequences of later strikes that counted the points of this one', async () => {
    const { ada, reference, strikeId } = await struck('grave');
    context.advance(hour);
    await ada.say('grave');
    expect(reasonOf(await ada.say('hello'))).toBe('chat-paused');
    await appeal(ada, reference);
    await answerAppeal(context, { by: await staff(), strikeId, outcome: 'granted' });
    expect((await ada.say('hello')).ok).toBe(true);
    expect(await ada.status()).toMatchObject({ points: 3, pausedUntil: null });
    expect(await stateOf(ada.id)).toBe('warned');
  });

  it('is refused after half a year', async () => {
    const { ada, reference } = await struck();
    context.advance(181 * day);
    expect(await appeal(ada, reference)).toMatchObject({ reason: 'too-late-to-appeal' });
  });
});
