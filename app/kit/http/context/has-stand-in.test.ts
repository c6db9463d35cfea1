import { describe, expect, it } from 'vitest';
import { hasStandIn } from './has-stand-in';

const demo = {
  DEPLOYMENT: 'demo',
  MODEL_URL: 'http://127.0.0.1:3002/v1',
  SANDBOX_PORT: 3002,
} as const;

describe('the voice of the sandbox', () => {
  it('speaks in a demo that names no model of its own', () => {
    expect(hasStandIn(demo)).toBe(true);
    expect(hasStandIn({ ...demo, MODEL_URL: 'http://localhost:3002/v1' })).toBe(true);
  });

  it.each([
    'http://localhost:11434/v1',
    'https://model.example/v1',
    'http://model.example:3002/v1',
    'http://127.0.0.1/v1',
  ])('does not speak when the model is at %s', (MODEL_URL) => {
    expect(hasStandIn({ ...demo, MODEL_URL })).toBe(false);
  });

  it.each(['test', 'production'] as const)('is announced nowhere in %s', (DEPLOYMENT) => {
    expect(hasStandIn({ ...demo, DEPLOYMENT })).toBe(false);
  });

  it('is not there without a sandbox', () => {
    expect(hasStandIn({ ...demo, SANDBOX_PORT: undefined })).toBe(false);
  });
});
