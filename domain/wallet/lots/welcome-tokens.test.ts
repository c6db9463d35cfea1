import { InMemoryProvider, OpenFeature, type EvaluationContext } from '@openfeature/server-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../shared/ids';
import { getWelcomeTokens } from './welcome-tokens';
import type { AreaSettings } from '../../shared/define-settings';

afterEach(() => OpenFeature.clearProviders());

/** Returns a context where the setting is 20 and the experiment differs for test users and others. */
async function contextOf(variant: { forTestUsers: string; forOthers: string }) {
  const domain = newId();
  const experiment = {
    variants: variant,
    defaultVariant: 'forOthers' as const,
    disabled: false,
    contextEvaluator: ({ isTest }: EvaluationContext) =>
      isTest === true ? ('forTestUsers' as const) : ('forOthers' as const),
  };
  const provider = new InMemoryProvider({ 'welcome-tokens-amount': experiment });
  await OpenFeature.setProviderAndWait(domain, provider);
  return {
    flags: OpenFeature.getClient(domain),
    settings: <Values>(of: AreaSettings<Values>) =>
      Promise.resolve(of.parse({ initial_tokens_amount: 20 })),
  };
}
const visitor = { visitorId: newId(), isTest: false };
const tester = { visitorId: newId(), isTest: true };

describe('the tokens that a new account starts with', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['50', 50],
    ['99999', 99_999],
  ])('are as many as the experiment sets: %s', async (variant, tokens) => {
    const context = await contextOf({ forTestUsers: '1', forOthers: variant });
    expect(await getWelcomeTokens(context, visitor)).toBe(tokens);
  });

  it.each(['OFF', 'ON', '', '-5', '1.5', '1e3', '100000', '50 tokens', 'tokens: 50', ' 50'])(
    'are those of the setting if the experiment has the value %j',
    async (variant) => {
      const context = await contextOf({ forTestUsers: '1', forOthers: variant });
      expect(await getWelcomeTokens(context, visitor)).toBe(20);
    },
  );

  it('are promised to each audience by its own variant', async () => {
    const context = await contextOf({ forTestUsers: '80', forOthers: 'OFF' });
    expect(await getWelcomeTokens(context, tester)).toBe(80);
    expect(await getWelcomeTokens(context, visitor)).toBe(20);
  });
});
