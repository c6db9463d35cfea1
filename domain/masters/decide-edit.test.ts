import { describe, expect, it } from 'vitest';
import { decideEdit } from './decide-edit';

const verified = { kind: 'verified', userId: null, takenOverAt: null } as const;
const own = { ...verified, userId: 'person' };
const edit = (over: Partial<Parameters<typeof decideEdit>[0]>) =>
  decideEdit({ model: verified, isLive: false, fields: ['bio'], ...over });

describe('a manager’s change of a model', () => {
  it('is free before there is a person, and waits for them by part', () => {
    expect(edit({ fields: ['bio', 'tags', 'voicePreset', 'pricingConfig', 'email'] })).toEqual({
      ok: true,
      unconfirmed: ['profile', 'voices', 'pricing'],
    });
  });

  it('needs a take-over once there is a person, and never moves address or percentage', () => {
    expect(edit({ model: own })).toMatchObject({ reason: 'flow-is-theirs' });
    const taken = { ...own, takenOverAt: new Date() };
    expect(edit({ model: taken })).toEqual({ ok: true, unconfirmed: ['profile'] });
    for (const field of ['email', 'managerPercent'] as const) {
      const refused = edit({ model: taken, fields: ['bio', field] });
      expect(refused).toMatchObject({ reason: 'flow-is-theirs' });
    }
  });

  it('leaves what identity and consent of a live model are about', () => {
    expect(edit({ model: own, isLive: true })).toEqual({ ok: true, unconfirmed: [] });
    for (const field of ['displayName', 'gender', 'voicePreset', 'managerPercent'] as const) {
      const refused = edit({ model: own, isLive: true, fields: [field] });
      expect(refused).toMatchObject({ reason: 'model-is-live' });
    }
  });

  it('has nobody to confirm it for a simplified model', () => {
    const model = { kind: 'simplified', userId: null, takenOverAt: null } as const;
    expect(edit({ model })).toEqual({ ok: true, unconfirmed: [] });
    expect(edit({ model, fields: ['email'] })).toMatchObject({ reason: 'no-real-person' });
  });
});
