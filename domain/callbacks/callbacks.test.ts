import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { applyCallback, listWaitingCallbacks, type Appliers } from './apply-callback';
import { receiveCallback } from './receive-callback';
import { callbackNameSchema, envelopeSchema, type Envelope } from './schema';

const { context } = await openTestContext();

/** Notes what is applied. */
function noting() {
  const applied: Envelope[] = [];
  const take = (envelope: Envelope) => {
    applied.push(envelope);
    return Promise.resolve('applied' as const);
  };
  const appliers = Object.fromEntries(callbackNameSchema.options.map((name) => [name, take]));
  return { applied, appliers: appliers as Appliers };
}

it('stores a callback that comes five times once, and applies it once', async () => {
  const envelope = { requestId: newId(), status: 'completed', text: 'A quiet pilot.' } as const;
  const received = [];
  for (let time = 0; time < 5; time += 1) {
    received.push(await receiveCallback(context, { name: 'character-bio', envelope }));
  }
  expect(received.map(({ isNew }) => isNew)).toEqual([true, false, false, false, false]);
  const [id] = await listWaitingCallbacks(context, 10);
  const { applied, appliers } = noting();
  expect(await applyCallback(context, appliers, id ?? '')).toBe('applied');
  expect(await applyCallback(context, appliers, id ?? '')).toBeNull();
  expect(applied).toEqual([envelope]);
  expect(await listWaitingCallbacks(context, 10)).toEqual([]);
});

it('refuses envelopes whose assets have no address, two, or one that is no web address', () => {
  const withAsset = (asset: object) =>
    envelopeSchema.safeParse({
      requestId: 'a',
      status: 'completed',
      assets: [{ kind: 'photo', ...asset }],
    }).success;
  expect(withAsset({ id: 'one' })).toBe(true);
  expect(withAsset({})).toBe(false);
  expect(withAsset({ id: 'one', url: 'https://studio.test/one' })).toBe(false);
  expect(withAsset({ url: 'file:///etc/passwd' })).toBe(false);
});
