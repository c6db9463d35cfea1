import { expect, it } from 'vitest';
import { countMove, readCounts, writeCount } from './popup-counters';

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

it('counts towards sign-up, installation and the fan club while each is missing', () => {
  const storage = memory();
  countMove({ userId: null, isInstalled: false, isOfCharacter: true }, storage);
  expect(Object.fromEntries(storage.kept)).toEqual({
    'count_actions:guest': '1',
    'count_actions_for_sign_up:guest': '1',
    'count_actions_for_install_app:guest': '1',
    'count_actions_for_fanclub:guest': '1',
  });
});

it('returns all counts with the move, and resets one of them', () => {
  const storage = memory();
  const move = { userId: 'ada', isInstalled: true, isOfCharacter: true };
  countMove(move, storage);
  writeCount('count_closed_token_modal', 'ada', 2, storage);
  const none = { count_actions_for_sign_up: 0, count_actions_for_install_app: 0 };
  expect(countMove(move, storage)).toEqual({
    ...none,
    count_actions: 2,
    count_actions_for_fanclub: 2,
    count_closed_token_modal: 2,
    count_closed_premium_modal: 0,
  });
  writeCount('count_actions', 'ada', 0, storage);
  expect(readCounts('ada', storage)).toMatchObject({
    count_actions: 0,
    count_actions_for_fanclub: 2,
  });
});

it('treats a value that is not a number as zero', () => {
  const storage = memory();
  storage.setItem('count_actions:ada', 'many');
  expect(readCounts('ada', storage).count_actions).toBe(0);
});

it('does without a store that refuses', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const refusing = { getItem: refuse, setItem: refuse };
  expect(
    countMove({ userId: null, isInstalled: false, isOfCharacter: false }, refusing),
  ).toMatchObject({ count_actions: 0 });
});
