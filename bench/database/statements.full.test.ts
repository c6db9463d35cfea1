import { afterAll, expect, it } from 'vitest';
import { explainAll, prepareSize, runRounds, type Measured } from './measure-size';
import { sizes } from './sizes';

const rounds = 10;
let measured: Measured | undefined;
afterAll(() => measured?.database.drop());

it('reads no table of many rows whole, for any statement of the product', async () => {
  measured = await prepareSize(sizes.hundredth);
  await runRounds([measured], rounds);
  const explained = await explainAll(measured, rounds);
  expect(explained.length).toBeGreaterThanOrEqual(40);
  const whole = explained.filter(({ scanned, isSweep }) => scanned.length > 0 && !isSweep);
  expect(whole.map(({ of, scanned }) => `${of}: ${scanned.join(', ')}`)).toEqual([]);
}, 300_000);
