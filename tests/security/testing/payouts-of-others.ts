import { expect } from 'vitest';
import { newId } from '~/domain/shared/ids';
import type { Answer } from '~/app/testing/client';
import type { Role } from './people';

type Expectation = (
  call: (path: string, body?: unknown) => Promise<Answer>,
  has: unknown,
  role: Role,
) => Promise<void>;

/** Expects a creator's answer of creators, and a refusal of everybody else. */
const ofCreator =
  (path: string, status: number, body?: unknown): Expectation =>
  async (call, _has, role) => {
    const expected = role === 'creator' ? status : role === 'guest' ? 401 : 403;
    expect((await call(path, body)).status).toBe(expected);
  };

const ofStaff =
  (path: string, body?: unknown): Expectation =>
  async (call) => {
    expect((await call(path, body)).status).toBe(401);
  };

const method = () => `/payouts/methods/${newId()}`;
const wallet = {
  type: 'crypto_payout',
  network: 'TRC20',
  address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
};

/** Expectations for the calls that name a payout, a method or a character. */
export const payoutExpectations: Record<string, Expectation> = {
  'GET /payouts': ofCreator(`/payouts?characterId=${newId()}`, 200),
  'POST /payouts': ofCreator('/payouts', 404, { methodId: newId() }),
  'GET /payouts/methods/{id}': ofCreator(method(), 404),
  'PUT /payouts/methods/{id}': ofCreator(method(), 404, wallet),
  'DELETE /payouts/methods/{id}': ofCreator(method(), 404),
  'GET /admins/payout-methods': ofStaff(`/admins/payout-methods?userId=${newId()}`),
  'PUT /admins/payout-methods/{id}': ofStaff(`/admins/payout-methods/${newId()}`),
  'GET /admins/payouts': ofStaff(`/admins/payouts?userId=${newId()}`),
  'PUT /admins/payouts/{id}': ofStaff(`/admins/payouts/${newId()}`),
  'POST /admins/payouts/refund': ofStaff('/admins/payouts/refund', { payoutId: newId() }),
};
