import { decode } from 'turbo-stream';
import { expect, it } from 'vitest';
import { unsentResponse } from './unsent-response';

it('reports an unsent form to the router in a form that it can decode', async () => {
  const { body } = new Response(unsentResponse);
  if (!body) throw new Error('an answer has a body');
  const { value } = await decode(body);
  expect(value).toEqual({ data: { isUnsent: true } });
});
