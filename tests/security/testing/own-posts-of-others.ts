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

/** Expects that a person without a twin finds no post of a creator. */
const ofItsCreatorAlone =
  (pathOf: (id: string) => string, body?: object): Expectation =>
  async (call, { own, hidden }, role) => {
    for (const id of [own.id, hidden.id, newId()]) {
      const { status } = await call(pathOf(id), body);
      expect(status).toBe(role === 'guest' ? 401 : 404);
    }
  };

const of = (path: string) => (id: string) => `/verified-model-posts${path.replace('{id}', id)}`;
const order = { prompt: 'reading at a window', numAssets: 1 };

/** Expectations for the calls that name a creator's post. */
export const ownPostExpectations: Record<string, Expectation> = {
  'PUT /verified-model-posts/drafts/{id}': ofItsCreatorAlone(of('/drafts/{id}'), {}),
  'GET /verified-model-posts/drafts/{id}': ofItsCreatorAlone(of('/drafts/{id}')),
  'POST /verified-model-posts/drafts/{id}/publish': ofItsCreatorAlone(of('/drafts/{id}/publish')),
  'POST /verified-model-posts/{id}/assets/generate': ofItsCreatorAlone(
    of('/{id}/assets/generate'),
    order,
  ),
  'PATCH /verified-model-posts/{id}/caption': ofItsCreatorAlone(of('/{id}/caption'), {
    caption: 'x',
  }),
  'GET /verified-model-posts/{id}/download': ofItsCreatorAlone(of('/{id}/download')),
  'DELETE /verified-model-posts/{id}': ofItsCreatorAlone(of('/{id}')),
  'DELETE /verified-model-posts/{id}/assets/{assetId}': ofItsCreatorAlone((id) =>
    of(`/{id}/assets/${newId()}`)(id),
  ),
};
