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

/** Makes a new member write to one character each until neither free messages nor tokens are left. */
export async function emptyPurse(site: APIRequestContext): Promise<void> {
  const affordable = cast.slice(0, trialMessages + welcomeTokens / messagePrice);
  await Promise.all(affordable.map(({ slug }) => postMessage(site, slug, 'Good evening')));
}

/** Gives a user tokens and a daily spending limit. */
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

/** Makes a user confirm spends from this number of tokens. */
export const requireConfirmationFrom = (email: string, from: number): Promise<void> =>
  withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    await changeSpendConfirmation(createTestContext(db), user.id, from);
  });
