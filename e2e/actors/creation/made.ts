import { expect, type Page } from '@playwright/test';
import { sealKeysOf } from '~/config/seal-keys';
import { createTestContext } from '~/db/testing';
import { findMade, listMade } from '~/domain/made-characters/find-made';
import { orderCharacter } from '~/domain/made-characters/order-character';
import { everythingOffered, sampleChoices } from '~/domain/made-characters/testing/sample-choices';
import type { DomainContext } from '~/domain/shared/context';
import { createSeal } from '~/domain/shared/sealing/seal';
import { stack } from '../../stack';
import { withDatabase } from '../database';

/** Returns the slug of a character of the person of a page, which is ordered unless they have one. */
export function letMake(page: Page): Promise<string> {
  return forPerson(page, async (context, userId) => {
    const [existing] = await listMade(context, userId);
    if (existing) return existing.slug;
    const ordered = await orderCharacter(context, {
      userId,
      choices: sampleChoices(),
      offered: everythingOffered,
      makerStatus: { ageStatus: 'passed', pausedUntil: null },
      idempotencyKey: userId,
    });
    if (!ordered.ok) throw new Error(ordered.reason);
    return ordered.slug;
  });
}

/** Returns the slug of such a character once it is made. */
export async function letBeMade(page: Page): Promise<string> {
  const slug = await letMake(page);
  const isMade = () =>
    forPerson(page, async (context, userId) => {
      const made = await findMade(context, { userId, slug });
      return made?.state === 'made';
    });
  await expect.poll(isMade, { timeout: 120_000 }).toBe(true);
  return slug;
}

async function forPerson<Result>(
  page: Page,
  act: (context: DomainContext, userId: string) => Promise<Result>,
): Promise<Result> {
  const answer = await page.request.get('/api/v1/users/me');
  const { _id: userId } = (await answer.json()) as { _id: string };
  const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
  return withDatabase((db) => act({ ...createTestContext(db), seal }, userId));
}
