import { expect, it } from 'vitest';
import { filmOrder } from './film-order';

it('makes the film of an order', async () => {
  const order = { prompt: 'By the sea', avoid: '', of: 'ines', likeness: null, seconds: 1 };
  const film = await filmOrder(order, { key: 'one-film', niceness: 0 });
  expect(film.subarray(4, 8).toString('latin1')).toBe('ftyp');
}, 60_000);
