import { expect, it } from 'vitest';
import { stageOf, type Look } from './decide-look';

const now = new Date('2026-12-01T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const asked: Look = {
  asked_at: at(-5),
  lapses_at: at(25),
  agreed_at: null,
  session_id: null,
  ends_at: null,
  ended_at: null,
};
const agreed = { ...asked, agreed_at: at(-2) };
const running = { ...agreed, session_id: 's', ends_at: at(10) };

it.each([
  ['asked', asked, true, 'asked'],
  ['asked too long ago', { ...asked, lapses_at: now }, true, 'over'],
  ['agreed', agreed, false, 'agreed'],
  ['agreed and not used in time', { ...agreed, lapses_at: at(-1) }, true, 'over'],
  ['running', running, true, 'running'],
  [
    'running after the question would have lapsed',
    { ...running, lapses_at: at(-1) },
    true,
    'running',
  ],
  ['past its minutes', { ...running, ends_at: now }, true, 'over'],
  ['without its session', running, false, 'over'],
  ['ended', { ...running, ended_at: at(-1) }, true, 'over'],
] as const)('a look that is %s', (_, look, isSessionLive, stage) => {
  expect(stageOf(look, now, isSessionLive)).toBe(stage);
});
