import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { subscribe } from '~/db/testing';
import { switchPlay } from '~/domain/gamification/players/switch-play';
import { claimDailyReward } from '~/domain/gamification/streak/claim-daily-reward';
import { countTask } from '~/domain/gamification/tasks/count-task';
import { grabReward } from '~/domain/gamification/tasks/grab-reward';
import { newId } from '~/domain/shared/ids';
import type { Refusal, Values } from './refusal';

const route = '/quests';

/** The first quest of every installation: to send 20 messages in a day. */
const firstTask = '00000000-0000-7000-8000-000000035001';

/** Returns the refusals of quests, of the daily reward and of the wheel. */
export function refusedPlayers(siteOf: () => TestSite): Refusal[] {
  const refused = (
    what: string,
    says: string,
    values: Values,
    prepare?: (userId: string) => Promise<unknown>,
  ): Refusal => ({
    route,
    what,
    says: `errors:${says}`,
    bring: async () => {
      const client = await logIn(siteOf());
      await prepare?.(client.userId);
      return { client, values };
    },
  });
  const asSubscriber = (userId: string) => subscribe(siteOf().db, userId);
  const grab = { intent: 'grab', taskId: firstTask };
  const claim = { intent: 'claim', day: '1' };

  return [
    refused('a reward while quests are off', 'you have switched quests off', grab, (userId) =>
      switchPlay(siteOf().domain, userId, false),
    ),
    refused('a quest that is not complete', 'this quest is not complete yet', grab),
    refused('an unknown quest', 'this quest is gone', { ...grab, taskId: newId() }),
    refused('a reward that was taken', 'you have taken this reward', grab, async (userId) => {
      const { domain } = siteOf();
      const activity = { userId, kind: 'Send_Messages', causeId: newId(), amount: 20 } as const;
      await countTask(domain, { ...activity, at: domain.now() });
      await grabReward(domain, { userId, taskId: firstTask });
    }),
    refused('a day without Premium', 'this is for premium members', claim),
    refused('a day that was claimed', 'you have claimed this day', claim, async (userId) => {
      await asSubscriber(userId);
      await claimDailyReward(siteOf().domain, { userId });
    }),
    refused('another day', 'another day is due now', { ...claim, day: '3' }, asSubscriber),
    refused(
      'a spin without one left',
      'you have no spins left',
      { intent: 'spin', key: newId() },
      asSubscriber,
    ),
  ];
}
