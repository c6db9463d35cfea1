import { expect, it } from 'vitest';
import { judgeProfileWords } from './judge-profile-words';

it.each([
  ['LS6 4BX', 'place'],
  ['12 Harbour Street', 'place'],
  ['10115 Berlin', 'place'],
  ['nadia@example.com', 'contact'],
  ['+44 7700 900123', 'contact'],
  ['see www.example', 'contact'],
  ['schoolgirl', 'under-age'],
  ['Taylor Swift', 'real-person'],
  ['topless', 'explicit'],
])('%j may not describe a creator: %s', (words, fault) =>
  expect(judgeProfileWords(words)).toBe(fault),
);

it.each(['wine', 'late nights', 'dry humour', 'northern', 'awake until 4', 'Nadia Brook'])(
  '%j may',
  (words) => expect(judgeProfileWords(words)).toBeNull(),
);
