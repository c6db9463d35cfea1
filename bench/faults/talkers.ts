import { setTimeout as delay } from 'node:timers/promises';
import { makeCharacter } from '~/db/testing';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { makePayers } from '../chat-payers';
import { Conversation } from './conversation';
import { pick } from './random';
import type { Stack } from './stack';

/** Somebody in one conversation; every fourth has it open in a second tab that only listens. */
export interface Talker {
  userId: string;
  tabs: Conversation[];
}

const everyNthHasTwoTabs = 4;

export async function makeTalkers(
  context: DomainContext,
  stack: Stack,
  count: number,
  random: () => number,
): Promise<Talker[]> {
  const character = await makeCharacter(context.db);
  const payers = await makePayers(context, count, character.id);
  return payers.map(({ userId, characterId, cookie }, index) => {
    const open = () =>
      new Conversation({
        gatewayUrl: () => pick(random, stack.gatewayUrls),
        webUrl: stack.webUrl,
        cookie,
        characterId,
      });
    const tabs = index % everyNthHasTwoTabs === 0 ? [open(), open()] : [open()];
    return { userId, tabs };
  });
}

/**
 * Says so many messages, each some time after the one before was confirmed, as a person would who
 * sees that it is still on its way; under pressure all at once.
 */
export async function talk(
  { tabs: [tab] }: Talker,
  { messages, isPressure }: { messages: number; isPressure: boolean },
  pauseMs: () => number,
  isOver: () => boolean,
): Promise<void> {
  if (!tab) return;
  for (let count = 1; count <= messages; count += 1) {
    await delay(pauseMs());
    while (!isPressure && !tab.isSettled() && !isOver()) await delay(20);
    const key = newId();
    tab.say(key, `Message ${count} of mine, ${key}`);
  }
}
