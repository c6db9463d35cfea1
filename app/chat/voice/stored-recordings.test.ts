import { beforeEach, expect, it, vi } from 'vitest';
import { storedRecordings } from './stored-recordings';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

const recorded = (sound: string) => ({ sound, seconds: 3, peaks: [10] });

it('keeps recordings for their writer and their chat', () => {
  storedRecordings('anna', 'noor').add(recorded('a'));
  storedRecordings('anna', 'noor').add(recorded('b'));
  storedRecordings('anna', 'noor').add(recorded('a'));
  expect(storedRecordings('anna', 'noor').read()).toEqual([recorded('b'), recorded('a')]);
  expect(storedRecordings('anna', 'theo').read()).toEqual([]);
  expect(storedRecordings('ben', 'noor').read()).toEqual([]);
});

it('forgets it once nothing is left to be sent', () => {
  storedRecordings('anna', 'noor').add(recorded('a'));
  storedRecordings('anna', 'noor').write([]);
  expect(kept.size).toBe(0);
});

it('treats unreadable entries as none', () => {
  kept.set('recording:anna:noor', '[{"sound":1}, null');
  expect(storedRecordings('anna', 'noor').read()).toEqual([]);
  kept.set('recording:anna:noor', '[{"sound":1}, null]');
  expect(storedRecordings('anna', 'noor').read()).toEqual([]);
});
