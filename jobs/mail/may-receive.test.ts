import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { writeUnsubscribeToken } from '~/domain/unsubscribes/token';
import { unsubscribe } from '~/domain/unsubscribes/unsubscribe';
import { mayReceive } from './may-receive';

const { context } = await openTestContext();

it('an address that unsubscribed from promotional mail receives only other mail', async () => {
  await unsubscribe(context, writeUnsubscribeToken(context, 'ada@example.com'));
  const promotional = { isPromotional: true } as const;
  expect(await mayReceive(context, promotional, 'Ada@Example.com')).toBe(false);
  expect(await mayReceive(context, promotional, 'bea@example.com')).toBe(true);
  expect(await mayReceive(context, {}, 'ada@example.com')).toBe(true);
});
