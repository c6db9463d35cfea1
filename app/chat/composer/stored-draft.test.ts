import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedDraft } from './stored-draft';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('words begun in a tab', () => {
  it('are their writer’s, and of one chat', () => {
    storedDraft('anna', 'noor').write('Wait for me');
    expect(storedDraft('anna', 'noor').read()).toBe('Wait for me');
    expect(storedDraft('anna', 'theo').read()).toBe('');
    expect(storedDraft('ben', 'noor').read()).toBe('');
    expect(storedDraft('visitor', 'noor').read()).toBe('');
  });

  it('move along with a visitor who signs up, and then belong to the account alone', () => {
    storedDraft('visitor', 'noor').write('Wait for me');
    expect(storedDraft('unverified', 'noor').read()).toBe('Wait for me');
    expect(storedDraft('anna', 'noor').read()).toBe('Wait for me');
    expect(storedDraft('visitor', 'noor').read()).toBe('');
    expect(storedDraft('ben', 'noor').read()).toBe('');
  });

  it('give way to those of the account', () => {
    storedDraft('anna', 'noor').write('On my way');
    storedDraft('visitor', 'noor').write('Wait for me');
    expect(storedDraft('anna', 'noor').read()).toBe('On my way');
  });
});
