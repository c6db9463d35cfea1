import { expect, it } from 'vitest';
import { lookIntoVideo } from '~/providers/renditions/look-into-video';
import { filmOrder } from './film-order';

it('films what is asked for', async () => {
  const order = { prompt: 'By the sea', avoid: '', of: 'ines', likeness: null, seconds: 1 };
  const film = await filmOrder(order, { key: 'one-film', niceness: 0 });
  expect((await lookIntoVideo(film)).length).toBeGreaterThan(0);
}, 60_000);
