import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseError } from './api-error';

const errorBody = {
  statusCode: 403,
  message: 'Verify your e-mail address first',
  timestamp: '2026-11-21T10:00:00.000Z',
  path: '/api/v1/users/balance',
  data: { code: 'not-verified' },
};

describe('a failed request', () => {
  it('is shown as the server describes it', () => {
    expect(normaliseError({ status: 403, body: errorBody, path: '/users/balance' })).toEqual(
      errorBody,
    );
  });

  it('is shown in the same shape when the server gives no message', () => {
    for (const body of [undefined, null, 'Bad gateway', [], { message: '' }, { message: [] }]) {
      expect(normaliseError({ status: 502, body, path: '/home' })).toEqual({
        statusCode: 502,
        message: 'An unknown error occurred',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        path: '/home',
        data: null,
      });
    }
  });

  it('is a 500 when there was no response', () => {
    expect(normaliseError({ path: '/home' }).statusCode).toBe(500);
  });

  it('is described by the first of several messages', () => {
    const body = { message: ['email is required', 'password is required'] };
    expect(normaliseError({ status: 400, body, path: '/auth' }).message).toBe('email is required');
  });

  it('has its shape for any response', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const error = normaliseError({ status: 500, body, path: '/x' });
        expect(typeof error.message).toBe('string');
        expect(error.message).not.toBe('');
        expect(error.data === null || !Array.isArray(error.data)).toBe(true);
      }),
    );
  });
});
