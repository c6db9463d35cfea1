import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { newId } from '~/domain/shared/ids';
import type { Role } from './people';

type Expectation = (
  call: (path: string, body?: unknown) => Promise<Answer>,
  has: unknown,
  role: Role,
) => Promise<void>;

/** No caller is a manager: members are refused, visitors are unknown. */
const ofManagers =
  (path: string, body?: unknown): Expectation =>
  async (call, _has, role) => {
    expect((await call(path, body)).status).toBe(role === 'guest' ? 401 : 403);
  };

const ofStaff =
  (path: string, body?: unknown): Expectation =>
  async (call) => {
    expect((await call(path, body)).status).toBe(401);
  };

const model = newId();
const creatorId = { creatorId: model };
const managed = '/master/creators';
const v2 = '/master-creators-v2';
const models = '/admins/verified-models';
const each = (
  names: readonly string[],
  expected: (path: string) => Expectation,
): Record<string, Expectation> =>
  Object.fromEntries(
    names.map((name) => {
      const path = name.slice(name.indexOf(' ') + 1).replaceAll(/\{\w+\}/g, model);
      return [name, expected(path)] as const;
    }),
  );

/** Expectations for the calls that name a model. */
export const masterExpectations: Record<string, Expectation> = {
  ...each(
    [
      ...['GET', 'PUT', 'DELETE'].map((method) => `${method} ${managed}/{id}`),
      `POST ${managed}/{id}/flow`,
      `GET ${v2}/model/{id}`,
      `PATCH ${v2}/model/{id}`,
      `PATCH ${v2}/model/{id}/voice`,
      ...['earnings', 'dashboard', 'subscribers', 'canceled-subscriptions'].map(
        (view) => `GET ${v2}/model/{id}/${view}`,
      ),
    ],
    (path) => ofManagers(path),
  ),
  [`POST ${managed}/send-to-kyc`]: ofManagers(`${managed}/send-to-kyc`, creatorId),
  [`POST ${v2}/send-model-release-form`]: ofManagers(`${v2}/send-model-release-form`, creatorId),
  ...each(
    [
      'GET /admins/creators',
      'GET /admins/creators/{id}',
      'DELETE /admins/creators/{id}',
      `GET ${models}`,
      `POST ${models}/approve-several`,
      `POST ${models}/decline-several`,
      ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} ${models}/{id}`),
      ...[
        'approve',
        'decline',
        'approve-kyc',
        'retry-photo-verification',
        'retry-ai-generate',
        'regenerate-ai-twin',
        'regenerate-ai-twin-previews',
      ].map((act) => `POST ${models}/{id}/${act}`),
      `PATCH ${models}/{id}/toggle-voice`,
      `POST ${models}/{managerId}/send-to-kyc`,
    ],
    (path) => ofStaff(path),
  ),
  [`PUT ${models}/voices/bulk/{action}`]: ofStaff(`${models}/voices/bulk/approve`),
};
