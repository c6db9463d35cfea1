import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTitleFlasher } from './title-flasher';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the notice at once and changes with the own title every second', () => {
  const page = { title: 'Home' };
  createTitleFlasher(page).start('News');
  const seen = [page.title];
  for (let second = 0; second < 4; second += 1) {
    vi.advanceTimersByTime(1000);
    seen.push(page.title);
  }
  expect(seen).toEqual(['News', 'Home', 'News', 'Home', 'News']);
});

it('restores the own title whenever it is stopped', () => {
  const page = { title: 'Home' };
  const flasher = createTitleFlasher(page);
  for (const elapsed of [0, 1000, 2000]) {
    flasher.start('News');
    vi.advanceTimersByTime(elapsed);
    flasher.stop();
    expect(page.title).toBe('Home');
  }
  vi.advanceTimersByTime(5000);
  expect(page.title).toBe('Home');
});

it('does not take an earlier notice for the own title', () => {
  const page = { title: 'Home' };
  const flasher = createTitleFlasher(page);
  flasher.start('First');
  flasher.start('Second');
  expect(page.title).toBe('Second');
  flasher.stop();
  expect(page.title).toBe('Home');
});

it('keeps the title of a page that was opened while it flashed', () => {
  const page = { title: 'Home' };
  const flasher = createTitleFlasher(page);
  flasher.start('News');
  page.title = 'Chats';
  vi.advanceTimersByTime(1000);
  expect(page.title).toBe('News');
  flasher.stop();
  expect(page.title).toBe('Chats');
});

it('may be stopped before it ever started', () => {
  const page = { title: 'Home' };
  createTitleFlasher(page).stop();
  expect(page.title).toBe('Home');
});
