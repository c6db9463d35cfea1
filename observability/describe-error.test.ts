import { expect, it } from 'vitest';
import { describeError } from './describe-error';

it('keeps the details that lead to the cause', () => {
  const error = Object.assign(new TypeError('it broke'), { code: '23505', table: 'users' });
  expect(describeError(error)).toMatchObject({
    type: 'TypeError',
    message: 'it broke',
    stack: expect.stringContaining('describe-error.test') as unknown,
    code: '23505',
    table: 'users',
  });
});

it('leaves out details that libraries attach to their errors', () => {
  const error = Object.assign(new Error('it broke'), {
    detail: 'Failing row contains (alex@example.com, a-hash).',
    command: { name: 'xadd', args: ['words of a message'] },
    response: '550 alex@example.com is not known here',
  });
  expect(JSON.stringify(describeError(error))).not.toMatch(/alex|a-hash|words/);
});

it('strikes addresses from the words, those of its causes included', () => {
  const cause = new Error('550 <alex@mail.example.com> is not known here');
  const described = describeError(new Error('mail to alex@example.com refused', { cause }));
  expect(described).toMatchObject({
    message: 'mail to [address] refused',
    cause: { message: '550 <[address]> is not known here' },
  });
  expect(JSON.stringify(described)).not.toContain('alex');
});

it('ends where causes form a cycle', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
});

it('describes any other thrown value by its type alone', () => {
  expect(describeError({ password: 'secret-1' })).toEqual({
    type: 'object',
    message: 'not an error',
  });
  expect(describeError('plain words')).toEqual({ type: 'string', message: 'plain words' });
});
