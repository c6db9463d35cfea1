/**
 * Plays random histories through the services, several tabs at a time, and compares the database with the
 * model after each command: a few with `npm test`, 2,000 in the full run.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { readBalance } from '../wallet/get-balance';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { getGamificationState } from './players/read-player';
import { switchPlay } from './players/switch-play';
import { claimDailyReward } from './streak/claim-daily-reward';
import { countTask } from './tasks/count-task';
import { grabReward } from './tasks/grab-reward';
import { readTasks } from './tasks/task-rows';
import { anyCommand, History, sumOf, xpOf, type Command } from './testing/history';
import { seededRandom } from './wheel/random-source';
import { spinWheel } from './wheel/spin-wheel';

const histories = process.env['NOCTURNE_FULL'] === '1' ? 2_000 : 6;

const minute = 60_000;
const day = 24 * 60 * minute;
const { database, context: atPresent } = await openTestContext();
const { db, owner } = database;

// Small goals, so that short histories complete them.
await owner('gamification_tasks').whereNot({ kind: 'Send_Messages' }).delete();
await owner('gamification_tasks').where({ scope: 'daily' }).update({ goal: 3 });
await owner('gamification_tasks').where({ scope: 'permanent' }).update({ goal: 10 });
const tasks = await readTasks(db);

/** A person whose history goes on in the database, with their model beside it. */
interface Played {
  userId: string;
  model: History;
  /** The message ids, which are the causes of counts. */
  messages: Map<number, string>;
  random: ReturnType<typeof seededRandom>;
}

async function begin(): Promise<Played> {
  const { id: userId } = await makeUser(db);
  await subscribe(db, userId);
  const played = { userId, messages: new Map<number, string>(), random: seededRandom(userId) };
  // After the subscription began, and late in the evening of the first zone, whatever the time of the run.
  const now = new Date(Math.ceil(Date.now() / day) * day + 21.5 * 60 * minute);
  const model = new History({ now, tasks, random: seededRandom(userId) });
  await owner('users').where({ id: userId }).update({ time_zone: model.zone });
  await setPremium(userId, true);
  return { ...played, model };
}

const farFuture = new Date(Date.now() + 5000 * 24 * 60 * minute);
const setPremium = (userId: string, isOn: boolean) =>
  owner('subscriptions')
    .where({ user_id: userId })
    .update({ expires_at: isOn ? farFuture : new Date(Date.now() - 500) });

/** Runs a command through the services, at the time of the model. */
async function act({ userId, model, messages, random }: Played, command: Command): Promise<void> {
  const context = { ...atPresent, now: () => model.now };
  const inTabs = (tabs: number, one: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: tabs }, one));
  switch (command.kind) {
    case 'message': {
      const causeId = messages.get(command.id) ?? newId();
      messages.set(command.id, causeId);
      const at = new Date(model.now.getTime() - command.minutesLate * minute);
      const activity = { userId, kind: 'Send_Messages', causeId, amount: 1, at } as const;
      await inTabs(command.tabs, () => countTask(context, activity));
      return;
    }
    case 'claim':
      await inTabs(command.tabs, () => claimDailyReward(context, { userId }));
      return;
    case 'grab':
      for (const { id: taskId } of tasks) {
        await inTabs(command.tabs, () => grabReward(context, { userId, taskId }));
      }
      return;
    case 'spin':
      await inTabs(command.tabs, () =>
        spinWheel(context, { userId, key: newId(), country: null }, undefined, random),
      );
      return;
    case 'subscribe':
      await setPremium(userId, model.isPremium);
      return;
    case 'switch':
      await switchPlay(context, userId, model.isOn);
      return;
    case 'fly':
      await owner('users').where({ id: userId }).update({ time_zone: command.to });
      return;
    case 'wait':
  }
}

/** Expects the stored state, the causes, the draws and the balance to be those of the model. */
async function expectSame({ userId, model }: Played): Promise<void> {
  const [state, causes, draws, balance] = await Promise.all([
    getGamificationState({ ...atPresent, now: () => model.now }, userId),
    db('gamification_rewards').where({ user_id: userId }).select('xp', 'tokens', 'spins'),
    db('gamification_draws').where({ user_id: userId }).pluck('reward'),
    readBalance(db, userId),
  ]);
  const xp = xpOf({ level: state.level, xp: state.currentLevelXp });
  const stored = { xp, tokens: balance, spins: state.spins };
  const summed = {
    xp: sumOf(causes, 'xp'),
    tokens: sumOf(causes, 'tokens'),
    spins: sumOf(causes, 'spins'),
  };
  expect(stored).toEqual(summed);
  expect({ ...stored, causes: causes.length }).toEqual({
    xp: xpOf(model.player),
    tokens: model.tokens,
    spins: model.player.spins,
    causes: model.causes.length,
  });
  const drawn = model.causes.filter(({ cause }) => cause === 'wheel');
  expect(draws.reduce((sum, reward) => sum + reward, 0)).toBe(sumOf(drawn, 'tokens'));
}

it(
  'histories in the database never differ from the sum of their causes, nor from the model',
  async () => {
    let [commands, granted] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCommand, { minLength: 15, maxLength: 40, size: 'max' }),
        async (all) => {
          const played = await begin();
          for (const command of all) {
            // The model goes first, since it holds the time and what is switched.
            played.model.run(command);
            await act(played, command);
            await expectSame(played);
          }
          commands += all.length;
          granted += played.model.causes.length;
        },
      ),
      { numRuns: histories },
    );
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
    process.stdout.write(
      `${histories} stored histories: ${commands} commands gave ${granted} rewards; the ledger is zero\n`,
    );
    expect(granted).toBeGreaterThan(0);
  },
  // Ample even on a busy machine.
  120_000 + histories * 5_000,
);
