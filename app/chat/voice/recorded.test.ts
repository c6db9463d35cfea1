import { expect, it } from 'vitest';
import { barsOf, soundOf } from './recorded';

it('is the bytes that were recorded, of their type', async () => {
  const blob = soundOf({ sound: `data:audio/webm;codecs=opus;base64,${btoa('\x1aE\xdf\xa3ÿ')}` });
  expect(blob.type).toBe('audio/webm');
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0x1a, 0x45, 0xdf, 0xa3, 0xff]);
});

it('is drawn by its loudest moments', () => {
  expect(barsOf([1, 9, 2, 8], 2)).toEqual([9, 8]);
  expect(barsOf([1, 9], 30)).toEqual([1, 9]);
  expect(barsOf([], 30)).toEqual([]);
});
