import { expect, it } from 'vitest';
import sharp from 'sharp';
import { drawTraits } from '~/sandbox/studio';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createHttpPictures } from './http-pictures';
import { PicturesRefused, PicturesUnavailable } from './pictures';

const sandbox = await openTestSandbox();

const service = () => createHttpPictures({ url: `${sandbox.url}/pictures`, key: 'sandbox' });
const traits = { ...drawTraits('a-still-life') };
const recipe = {
  tasks: [{ kind: 'shots', of: 'x', shots: [{ name: 'a-road', still: 'road', traits }] }],
};

it('has a recipe drawn', { timeout: 30_000 }, async () => {
  const files = await service().draw(recipe);
  expect([...files.keys()]).toEqual(['a-road']);
  expect(await sharp(files.get('a-road')).metadata()).toMatchObject({ width: 720, height: 1280 });
});

it('distinguishes recipes that are refused from temporary failures', async () => {
  await expect(service().draw({ tasks: [] })).rejects.toThrow(PicturesRefused);
  await fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'pictures', behaviour: 'fail', status: 503 }),
  });
  await expect(service().draw(recipe)).rejects.toThrow(PicturesUnavailable);
});
