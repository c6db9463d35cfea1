import { expect, it } from 'vitest';
import { themeName } from './theme-name';

it.each([
  ['halloween', 'Halloween'],
  ['spookySeason', 'Spooky season'],
  ['spooky_season', 'Spooky season'],
  ['lunar-new-year', 'Lunar new year'],
  ['summer2026Nights', 'Summer2026 nights'],
  ['', ''],
])('reads %j as %j', (key, name) => expect(themeName(key)).toBe(name));
