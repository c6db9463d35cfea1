import { expect, it } from 'vitest';
import { refusals } from './areas';

type Exports = Record<string, unknown>;
const modules = import.meta.glob<Exports>('./*/refusals.ts', { eager: true });
const vocabularies = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Refusals'));

it('gives each code of a refusal to one area alone', () => {
  const codes = vocabularies.flatMap(([, vocabulary]) => Object.keys(vocabulary ?? {}));
  expect(codes.sort()).toEqual(Object.keys(refusals).sort());
});
