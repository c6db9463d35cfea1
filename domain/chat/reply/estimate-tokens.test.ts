import { expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens';

it.each([
  ['Good evening, how was your day?', 8, 14],
  ['晚上好，你今天过得怎么样？', 13, 26],
  ['こんばんは。元気ですか？', 12, 25],
  ['오늘 하루 어땠어요?', 8, 16],
  ['Добрый вечер, как прошёл день?', 8, 24],
  ['مساء الخير', 5, 16],
  ['😊😊', 4, 8],
])('reckons %j as between %i and %i tokens', (text, least, most) => {
  const tokens = estimateTokens(text) - estimateTokens('');
  expect(tokens).toBeGreaterThanOrEqual(least);
  expect(tokens).toBeLessThanOrEqual(most);
});
