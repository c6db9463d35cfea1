import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { newId } from '~/domain/shared/ids';
import type { Role } from './people';

export interface CharactersInSight {
  /** A character that this role chats with. */
  own: { id: string; slug: string };
  /** A character that another person chats with. */
  foreign: { id: string };
  /** A character that is not published yet. */
  hidden: { id: string; slug: string };
}
type SendRequest = (path: string, body?: unknown) => Promise<Answer>;
type Expectation = (call: SendRequest, has: CharactersInSight, role: Role) => Promise<void>;

/** Expects a list of pictures that is empty for a hidden character and for one that does not exist. */
const expectOwnPictures =
  (pathOf: (id: string) => string): Expectation =>
  async (call, { own, hidden }, role) => {
    expect((await call(pathOf(own.id))).status).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      const { status, body } = await call(pathOf(id));
      expect(status).toBe(role === 'guest' ? 401 : 200);
      if (role !== 'guest') expect(body).toEqual({ items: [], nextCursor: null });
    }
  };

/** Expectations for the calls that name an account, a character or a story, by call. */
export const characterExpectations: Record<string, Expectation> = {
  'GET /auth/{provider}/login': async (call) => {
    expect((await call(`/auth/${newId()}/login`)).status).toBe(404);
  },
  'GET /auth/{provider}/redirect': async (call) => {
    expect((await call(`/auth/${newId()}/redirect`)).status).toBe(404);
  },
  'POST /auth/{provider}/validate-token': async (call) => {
    const path = `/auth/${newId()}/validate-token`;
    expect((await call(path, { token: 'of nobody' })).status).toBe(404);
  },
  'PATCH /auth/change-not-verified-email/{notVerifiedUserId}': async (call) => {
    // None of these people has an address to verify, and no person may correct another's.
    const { status } = await call(`/auth/change-not-verified-email/${newId()}`, {
      email: `${newId()}@example.com`,
    });
    expect([401, 404]).toContain(status);
  },
  'POST /character-reports/{characterId}/reports': async (call, { own, hidden }, role) => {
    const report = async (id: string) => (await call(`/character-reports/${id}/reports`)).status;
    expect(await report(own.id)).toBe(role === 'guest' ? 401 : 201);
    for (const id of [hidden.id, newId()]) {
      expect(await report(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'GET /public-configs/voice-presets/{id}': async (call) => {
    expect((await call('/public-configs/voice-presets/velvet')).status).toBe(200);
    expect((await call(`/public-configs/voice-presets/${newId()}`)).status).toBe(404);
  },
  'GET /feature-settings/{name}': async (call) => {
    expect((await call('/feature-settings/gamification')).status).toBe(200);
    expect((await call('/feature-settings/nothing')).status).toBe(404);
  },
  'GET /characters/public-profile': async (call, { own, hidden }) => {
    expect((await call(`/characters/public-profile?id=${own.id}`)).status).toBe(200);
    for (const query of [`id=${hidden.id}`, `slug=${hidden.slug}`, `id=${newId()}`]) {
      expect((await call(`/characters/public-profile?${query}`)).status).toBe(404);
    }
  },
  'GET /characters/public-profiles': async (call, { own, hidden }) => {
    const { status, body } = await call(`/characters/public-profiles?id=${own.id},${hidden.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ _id: own.id }]);
  },
  'GET /characters/custom-with-attributes/{id}': async (call, { own, hidden }, role) => {
    for (const { id } of [own, hidden]) {
      const { status } = await call(`/characters/custom-with-attributes/${id}`);
      expect(status).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'POST /characters/{characterId}/follow': async (call, { own, hidden }, role) => {
    const follow = async (id: string) => (await call(`/characters/${id}/follow`)).status;
    expect(await follow(own.id)).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      expect(await follow(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'DELETE /characters/{characterId}/unfollow': async (call, { own, foreign }, role) => {
    for (const { id } of [own, foreign]) {
      expect((await call(`/characters/${id}/unfollow`)).status).toBe(role === 'guest' ? 401 : 200);
    }
  },
  // The next row reverses it.
  'POST /characters/{characterId}/block': async (call, { own, hidden }, role) => {
    const block = async (id: string) => (await call(`/characters/${id}/block`)).status;
    expect(await block(own.id)).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      expect(await block(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'DELETE /characters/{characterId}/block': async (call, { own, foreign }, role) => {
    for (const { id } of [own, foreign]) {
      expect((await call(`/characters/${id}/block`)).status).toBe(role === 'guest' ? 401 : 200);
    }
  },
  'GET /character-views/{characterId}/track': async (call, { own, hidden }) => {
    expect((await call(`/character-views/${own.id}/track`)).status).toBe(200);
    expect((await call(`/character-views/${hidden.id}/track`)).status).toBe(404);
  },
  'GET /characters/{id}/referral-link': async (call, { own, hidden }, role) => {
    const { body } = await call(`/characters/${own.id}/referral-link`);
    expect(JSON.stringify(body).includes('ref=')).toBe(role !== 'guest');
    expect((await call(`/characters/${hidden.id}/referral-link`)).status).toBe(404);
  },
  'POST /characters/process-referral': async (call, { own }) => {
    const code = 'x'.repeat(98);
    expect((await call('/characters/process-referral', { characterId: own.id, code })).status).toBe(
      400,
    );
  },
  'GET /characters-v2/models/top/{type}': async (call, { hidden }) => {
    const { status, body } = await call('/characters-v2/models/top/Platform');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(hidden.id);
    expect((await call(`/characters-v2/models/top/${newId()}`)).status).toBe(400);
  },
  'GET /stories/{characterId}': async (call, { own, hidden }) => {
    expect((await call(`/stories/${own.id}`)).body).toEqual([]);
    expect((await call(`/stories/${hidden.id}`)).status).toBe(404);
  },
  'PATCH /stories-v2/{storyId}/mark-read': async (call, _has, role) => {
    const { status } = await call(`/stories-v2/${newId()}/mark-read`);
    expect(status).toBe(role === 'guest' ? 401 : 404);
  },
  'GET /gallery/{characterId}': expectOwnPictures((id) => `/gallery/${id}`),
  'GET /characters-images/{characterId}': expectOwnPictures((id) => `/characters-images/${id}`),
  'GET /characters-images/{characterId}/media': expectOwnPictures(
    (id) => `/characters-images/${id}/media`,
  ),
  'GET /characters-images/generation-price/{characterId}': async (call, { own, hidden }, role) => {
    const read = async (id: string) =>
      (await call(`/characters-images/generation-price/${id}`)).status;
    expect(await read(own.id)).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      expect(await read(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'GET /characters/character-info-for-chat/{slug}': async (call, { own, hidden }) => {
    const path = '/characters/character-info-for-chat';
    expect((await call(`${path}/${own.slug}`)).status).toBe(200);
    expect((await call(`${path}/${hidden.slug}`)).status).toBe(404);
  },
};
