import { expect, it } from 'vitest';
import { experimentKeys, flagReadings } from '~/domain/flags/schema';
import { productionSources } from './testing/production-sources';

/** Sources that do more than declare or pass on experiments. */
const readers = productionSources.filter(
  ({ path }) => !['domain/flags/schema.ts', 'domain/flags/get-user-flags.ts'].includes(path),
);
const isRead = (name: string) =>
  readers.some(({ names, literals }) => names.has(name) || literals.has(name));

/** Flags that clients know by name before the pages they change exist. */
const servedAhead = {
  'start-chatting-premium': 'what a member is offered at their first words',
  'content-type-paywall': 'what stands before paid content',
  'premium-tokens-amount': 'the tokens of a membership',
  'paywall-redesign': 'how what stands before paid content looks',
};
const ahead = Object.keys(servedAhead);

it('no experiment is unused, by its key or by the switch that reads it', () => {
  const switches = Object.entries(flagReadings);
  const dead = experimentKeys.filter(
    (key) =>
      !isRead(key) && !switches.some(([name, experiment]) => experiment === key && isRead(name)),
  );
  expect([...dead].sort()).toEqual([...ahead].sort());
});
