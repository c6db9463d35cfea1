import { describe, expect, it } from 'vitest';
import { demoModelOf, hasStandIn } from './has-stand-in';

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

describe('the model of a demo', () => {
  const connected = {
    ...demo,
    MODEL_URL: 'http://127.0.0.1:11434/v1',
    MODEL_NAME: 'llama3.1',
    MODEL_FALLBACK_URL: 'http://127.0.0.1:3002/v1',
    MODEL_FALLBACK_NAME: 'persona',
  } as const;

  it('is named beside the stand-in that replaces it', () => {
    expect(hasStandIn(connected)).toBe(true);
    expect(demoModelOf(connected)).toEqual({ name: 'llama3.1', standIn: 'persona' });
  });

  it.each([
    ['/models/Llama-3.1-8B-Instruct.gguf', 'Llama-3.1-8B-Instruct'],
    ['Qwen/Qwen2.5-7B-Instruct', 'Qwen2.5-7B-Instruct'],
  ])('is shown without folder: %s', (MODEL_NAME, name) => {
    expect(demoModelOf({ ...connected, MODEL_NAME })).toMatchObject({ name });
  });

  it('is none where the sandbox always replies, never does, or there is no demo', () => {
    expect(demoModelOf({ ...connected, MODEL_URL: connected.MODEL_FALLBACK_URL })).toBeNull();
    expect(demoModelOf({ ...connected, MODEL_FALLBACK_URL: undefined })).toBeNull();
    const elsewhere = { ...connected, MODEL_FALLBACK_URL: 'https://models.example/v1' };
    expect(demoModelOf(elsewhere)).toBeNull();
    expect(demoModelOf({ ...connected, DEPLOYMENT: 'production' })).toBeNull();
  });
});
