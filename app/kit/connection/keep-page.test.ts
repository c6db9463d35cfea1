import { decode } from 'turbo-stream';
import { expect, it } from 'vitest';
import { unsentResponse } from './unsent-response';

it('tells the router of an unsent form in words it can read', async () => {
  const { body } = new Response(unsentResponse);
  if (!body) throw new Error('an answer has a body');
  const { value } = await decode(body);
  expect(value).toEqual({ data: { isUnsent: true } });
});
