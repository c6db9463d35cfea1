import { describe, expect, it } from 'vitest';
import { errorReportSchema, toLogEntry } from './error-report';

const report = (error: unknown, path = '/chats/luna?token=abc#x') =>
  errorReportSchema.safeParse({
    error: typeof error === 'string' ? error : JSON.stringify(error),
    path,
  });
const whole = { userId: 'me', name: 'TypeError', message: 'x is not a function', stack: 'at y' };

describe('a report', () => {
  it('is JSON in a text', () => {
    expect(report(whole).data?.error).toEqual(whole);
    expect(report({ name: 'Error', message: 'no more is known' }).success).toBe(true);
  });

  it.each([
    ['no JSON', 'x is not a function'],
    ['JSON of something else', '[]'],
    ['null', 'null'],
    ['a number for a name', { ...whole, name: 1 }],
    ['no message', { name: 'Error' }],
    ['a message beyond its bounds', { ...whole, message: 'x'.repeat(4001) }],
    ['a stack beyond its bounds', { ...whole, stack: 'x'.repeat(12_001) }],
  ])('is refused when it is %s', (_, error) => {
    expect(report(error).success).toBe(false);
  });

  it('is logged without the query of its path and without the sender that it names', () => {
    const { data } = report(whole);
    expect(data && toLogEntry(data)).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'at y',
      path: '/chats/luna',
    });
  });
});
