import { expect, it } from 'vitest';
import { iconNames } from './icon-names';
import { readShapes } from './read-shapes';
import shapes from './shapes.json' with { type: 'json' };

it('keeps the drawn shapes equal to the named icons', async () => {
  expect(shapes).toEqual(await readShapes());
  expect(Object.keys(shapes)).toEqual([...iconNames]);
});
