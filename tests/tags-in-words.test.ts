import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extraStyles, videoTags } from '~/db/seeds/posts/plan-posts';

const file = new URL('../locales/en-GB/attributes.json', import.meta.url);
const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;

it('every tag and style of the seeded posts has words', () => {
  expect(Object.keys(words.VideoTag ?? {})).toEqual(expect.arrayContaining([...videoTags]));
  expect(Object.keys(words.Style ?? {})).toEqual(expect.arrayContaining([...extraStyles]));
});
