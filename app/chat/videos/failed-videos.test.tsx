import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { FailedVideos } from './failed-videos';
import { VideosContext } from './use-videos';

const video = (number: number, change: Partial<VideoResponse> = {}): VideoResponse => ({
  idempotencyKey: `key-${number}`,
  characterId: 'character',
  chatId: 'chat',
  characterSlug: 'noor',
  characterName: 'Noor',
  confirmed: true,
  videoResponse: { user_display_query: 'the harbour at night' },
  tokens: 40,
  createdAt: '2026-11-20T20:00:00.000Z',
  sentAt: '2026-11-20T20:00:00.000Z',
  profilePic: null,
  isGenerated: false,
  isFailed: true,
  ...change,
});

const draw = (items: VideoResponse[]) =>
  renderToStaticMarkup(
    <VideosContext.Provider value={{ items, dismiss: () => undefined }}>
      <FailedVideos />
    </VideosContext.Provider>,
  );
const keysIn = (drawn: string) =>
  [...drawn.matchAll(/data-failed-video="([^"]+)"/g)].map(([, key]) => key);

it('tells of each that failed, the second beside the first, and floats over nothing', () => {
  const drawn = draw([video(1), video(2, { isFailed: false }), video(3)]);
  expect(keysIn(drawn)).toEqual(['key-1', 'key-3']);
  expect(drawn).not.toMatch(/class="[^"]*\b(?:fixed|absolute|sticky)\b/);
});

it('draws three, and counts the others', () => {
  const drawn = draw([1, 2, 3, 4, 5].map((number) => video(number)));
  expect(keysIn(drawn)).toEqual(['key-1', 'key-2', 'key-3']);
  expect(drawn).toContain('others');
});

it('is nothing where none failed', () => {
  expect(draw([video(1, { isFailed: false })])).toBe('');
});
