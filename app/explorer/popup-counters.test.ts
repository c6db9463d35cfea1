import { expect, it } from 'vitest';
import { countMove } from './popup-counters';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('counts every move of a person, apart from those of others', () => {
  const storage = memory();
  const move = { isInstalled: true, isOfCharacter: false };
  for (let count = 0; count < 3; count += 1) countMove({ ...move, userId: 'ada' }, storage);
  countMove({ ...move, userId: 'eve' }, storage);
  expect(Object.fromEntries(storage.kept)).toEqual({
    'count_actions:ada': '3',
    'count_actions:eve': '1',
  });
});

it('counts for signing up, installing and the fan club where that is what is missing', () => {
  const storage = memory();
  countMove({ userId: null, isInstalled: false, isOfCharacter: true }, storage);
  expect(Object.fromEntries(storage.kept)).toEqual({
    'count_actions:guest': '1',
    'count_actions_for_sign_up:guest': '1',
    'count_actions_for_install_app:guest': '1',
    'count_actions_for_fanclub:guest': '1',
  });
});

it('does without a store that refuses', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() =>
    countMove({ userId: null, isInstalled: false, isOfCharacter: false }, refusing),
  ).not.toThrow();
});
