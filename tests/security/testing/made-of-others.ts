import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { newId } from '~/domain/shared/ids';
import type { CharactersInSight } from './characters-of-others';
import type { Role } from './people';

type Expectation = (
  call: (path: string, body?: unknown) => Promise<Answer>,
  has: CharactersInSight,
  role: Role,
) => Promise<void>;

/** Expects that a made character is found by its maker alone. */
const ofItsMakerAlone =
  (pathOf: (id: string) => string, body?: () => unknown): Expectation =>
  async (call, { own, hidden }, role) => {
    for (const id of [own.id, hidden.id, newId()]) {
      const { status } = await call(pathOf(id), body?.());
      expect(status).toBe(role === 'guest' ? 401 : 404);
    }
  };

/** Expects that only our own services may make the call. */
const byServicesAlone =
  (path: string): Expectation =>
  async (call) => {
    expect((await call(path, { requestId: newId(), status: 'completed' })).status).toBe(401);
  };

/** Expectations for the calls that name a made character, and for the callbacks about characters. */
export const madeExpectations: Record<string, Expectation> = {
  'PATCH /characters/{id}': ofItsMakerAlone(
    (id) => `/characters/${id}`,
    () => ({ line: 'Keeps bees.' }),
  ),
  'DELETE /characters/{id}': ofItsMakerAlone((id) => `/characters/${id}`),
  'POST /characters/regenerate-previews/{characterId}': ofItsMakerAlone(
    (id) => `/characters/regenerate-previews/${id}`,
    () => ({ idempotencyKey: newId() }),
  ),
  'POST /characters/regenerate-name/{characterId}': ofItsMakerAlone(
    (id) => `/characters/regenerate-name/${id}`,
  ),
  'GET /characters/is-character-generated/{id}': ofItsMakerAlone(
    (id) => `/characters/is-character-generated/${id}`,
  ),
  ...Object.fromEntries(
    [
      '/characters/character-generated-callback',
      '/characters/update-bio',
      '/characters/update-lora-images',
      '/characters/character-promo-generated-callback',
      '/characters-images/image-generated-callback',
      '/characters-images/images-generated-callback',
    ].map((path) => [`POST ${path}`, byServicesAlone(path)]),
  ),
};
