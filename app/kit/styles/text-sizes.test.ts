import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['/app/**/*.{ts,tsx}', '!**/*.test.ts', '/app/kit/styles/*.css'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

it('text is sized in rem, so that it grows with the reader’s setting', () => {
  const fixed = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\btext-\[[\d.]+px\]|\bleading-\[[\d.]+px\]|font-size: [\d.]+px/g)].map(
      ([size]) => `${file}: ${size}`,
    ),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(fixed).toEqual([]);
});
