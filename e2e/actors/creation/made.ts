import type { Page } from '@playwright/test';
import { sealKeysOf } from '~/config/seal-keys';
import { createTestContext } from '~/db/testing';
import { listMade } from '~/domain/made-characters/find-made';
import { storeMade } from '~/domain/made-characters/testing/store-made';
import { createSeal } from '~/domain/shared/sealing/seal';
import { stack } from '../../stack';
import { withDatabase } from '../database';

/**
 * Gives the person of a page a character of their own in a state, unless they have one. Returns its slug.
 * One in the making waits for its portraits.
 */
export async function letMake(page: Page, state: 'making' | 'made'): Promise<string> {
  const answer = await page.request.get('/api/v1/users/me');
  const { _id: userId } = (await answer.json()) as { _id: string };
  return withDatabase(async (db) => {
    const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
    const context = { ...createTestContext(db), seal };
    const existing = (await listMade(context, userId)).find((made) => made.state === state);
    if (existing) return existing.slug;
    const { characterId: id, slug } = await storeMade(context, userId, { state });
    if (state === 'making') {
      await db('made_characters').where({ id }).update({ stage: 'portraits', due_at: null });
    }
    return slug;
  });
}
