import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { newId } from '~/domain/shared/ids';
import type { MoneyInSight } from './money-of-others';
import type { Role } from './people';

type Expectation = (
  call: (path: string, body?: unknown) => Promise<Answer>,
  has: { money: MoneyInSight },
  role: Role,
) => Promise<void>;

/** Expects that a creator without a model finds the figures of none. */
const ofOwner =
  (view: string): Expectation =>
  async (call, { money }, role) => {
    const expected = role === 'creator' ? 404 : role === 'guest' ? 401 : 403;
    for (const id of [money.club.creatorId, money.hidden.creatorId, newId()]) {
      expect((await call(`/creator-analytics/${id}/${view}`)).status).toBe(expected);
    }
  };

/** Expectations for the calls that name a model by its id. */
export const figuresExpectations: Record<string, Expectation> = {
  ...Object.fromEntries(
    ['general', 'subscribers', 'revenue', 'churn', 'all'].map((view) => [
      `GET /creator-analytics/{id}/${view}`,
      ofOwner(view),
    ]),
  ),
  'GET /creators/{id}': async (call) => {
    // For the operator's services, which have a key.
    expect((await call(`/creators/${newId()}`)).status).toBe(401);
  },
};
