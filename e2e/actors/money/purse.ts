import type { APIRequestContext } from '@playwright/test';
import { createTestContext, giveTokens } from '~/db/testing';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { cast } from '../discovery/characters';
import { postMessage } from '../chat/chat';
import { withDatabase } from '../database';

export const trialMessages = 5;
const welcomeTokens = 20;
const messagePrice = 2;

/** Lets a new member write, to one character each, until neither free messages nor tokens are left. */
export async function emptyPurse(site: APIRequestContext): Promise<void> {
  const affordable = cast.slice(0, trialMessages + welcomeTokens / messagePrice);
  await Promise.all(affordable.map(({ slug }) => postMessage(site, slug, 'Good evening')));
}

/** Tokens that somebody is given, and what they let themselves spend of them in a day. */
export const letHaveLimit = (
  email: string,
  { tokens, aDay }: { tokens: number; aDay: number },
): Promise<void> =>
  withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    const context = createTestContext(db);
    await giveTokens(context, user.id, tokens);
    await changeSpendingLimit(context, user.id, { period: 'day', tokens: aDay });
  });

/** Lets somebody be asked before so many tokens are spent. */
export const letBeAsked = (email: string, from: number): Promise<void> =>
  withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    await changeSpendConfirmation(createTestContext(db), user.id, from);
  });
