import { describe, expect, it } from 'vitest';
import { chooseModels } from './choose-models';
import { pinModel } from './pin-model';
import type { ModelRoute } from './settings';

const routes: ModelRoute[] = [
  { purpose: 'reply', tier: 'premium', models: [{ model: 'large', temperature: 1 }] },
  { purpose: 'reply', models: [{ model: 'small' }, { model: 'tiny' }] },
  { purpose: 'facts', models: [{ model: 'reader' }] },
];
const input = { purpose: 'reply', tier: 'free', spentMicros: 0, budgetMicros: 10 } as const;

function pin(pinned: string | undefined, more: Partial<Parameters<typeof chooseModels>[1]> = {}) {
  const request = { ...input, ...more };
  const chosen = chooseModels(routes, request);
  const { models, isAllowed } = pinModel(routes, chosen, { ...request, usual: 'usual', pinned });
  return [models.map(({ model }) => model).join(' '), isAllowed];
}

describe('a pinned model', () => {
  it('is called first, then those of the settings', () => {
    expect(pin(undefined)).toEqual(['small tiny', true]);
    expect(pin('old')).toEqual(['old small tiny', true]);
    expect(pin('tiny')).toEqual(['tiny small', true]);
    expect(pin('large', { tier: 'premium' })).toEqual(['large', true]);
  });

  it('keeps its parameters of the settings', () => {
    const request = { ...input, tier: 'premium' } as const;
    const chosen = chooseModels(routes, request);
    const pinned = pinModel(routes, chosen, { ...request, usual: 'usual', pinned: 'large' });
    expect(pinned.models).toEqual([{ model: 'large', temperature: 1 }]);
  });

  it('is not called for a tier that it is not for, nor once the budget is used up', () => {
    expect(pin('large')).toEqual(['small tiny', false]);
    expect(pin('old', { spentMicros: 10 })).toEqual(['tiny', true]);
  });

  it('also writes first, unless the settings name a model for that, and does no other work', () => {
    expect(pin('old', { purpose: 'follow_up' })).toEqual(['old usual', true]);
    expect(pin('old', { purpose: 'facts' })).toEqual(['reader', true]);
  });

  it('is the only one of a trial', () => {
    expect(pin('new', { purpose: 'trial' })).toEqual(['new', true]);
    expect(pin('large', { purpose: 'trial' })).toEqual(['', false]);
    expect(pin('new', { purpose: 'trial', spentMicros: 10 })).toEqual(['', true]);
  });
});
