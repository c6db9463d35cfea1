import { expect, it } from 'vitest';
import { clockText } from './clock-text';

it.each([
  [0, '00:00:00'],
  [999, '00:00:99'],
  [59_990, '00:59:99'],
  [61_234, '01:01:23'],
  [899_000, '14:59:00'],
  [6_000_000, '100:00:00'],
])('%s ms are %s', (ms, text) => expect(clockText(ms)).toBe(text));
