import { setTimeout as delay } from 'node:timers/promises';
import { makeCharacter } from '~/db/testing';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { makePayers } from '../chat/chat-payers';
import { BalanceStream } from './balance-stream';
import { pickGateway } from './balancer';
import { Conversation } from './conversation';
import { pick } from './random';
import type { Stack } from './stack';

/** A person in one conversation. Every fourth has a second tab that only listens. */
export interface Talker {
  userId: string;
  tabs: Conversation[];
  /** The person's event stream, read once for all tabs. */
  stream: BalanceStream;
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
    const site = { webUrl: stack.webUrl, cookie };
    const nextGateway = () => pickGateway(random, stack.gatewayUrls);
    const open = () => new Conversation({ ...site, characterId, pickGateway: nextGateway });
    const tabs = index % everyNthHasTwoTabs === 0 ? [open(), open()] : [open()];
    const gatewayUrl = () => pick(random, stack.gatewayUrls);
    return { userId, tabs, stream: new BalanceStream({ ...site, gatewayUrl }) };
  });
}

/**
 * Sends a message at each of these times (milliseconds from now), or when the previous one has been
 * confirmed, like a person who sees that it is still being sent. Under pressure it sends all at the same
 * time.
 */
export async function talk(
  { tabs: [tab] }: Talker,
  moments: number[],
  { isPressure, isOver }: { isPressure: boolean; isOver: () => boolean },
): Promise<void> {
  if (!tab) return;
  const begun = performance.now();
  for (const [index, moment] of moments.entries()) {
    await delay(Math.max(0, begun + moment - performance.now()));
    while (!isPressure && !tab.isSettled() && !isOver()) await delay(20);
    const key = newId();
    tab.say(key, `Message ${index + 1} of mine, ${key}`);
  }
}
