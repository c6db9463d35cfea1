import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { serverI18n } from '../../kit/i18n/translator.server';
import { FailedList } from './failed-list';

const english = await serverI18n('en-GB');

const video = (number: number): VideoResponse => ({
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
});

const draw = (items: VideoResponse[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={english}>
      <FailedList
        videos={items}
        onDismiss={() => undefined}
        again={({ idempotencyKey }) => <i data-again={idempotencyKey} />}
      />
    </I18nextProvider>,
  );
const keysIn = (drawn: string) =>
  [...drawn.matchAll(/data-failed-video="([^"]+)"/g)].map(([, key]) => key);

it('lists each failed video, the second beside the first, and floats over nothing', () => {
  const drawn = draw([video(1), video(3)]);
  expect(keysIn(drawn)).toEqual(['key-1', 'key-3']);
  expect([...drawn.matchAll(/data-again="([^"]+)"/g)].map(([, key]) => key)).toEqual(keysIn(drawn));
  expect(drawn).not.toMatch(/class="[^"]*\b(?:fixed|absolute|sticky)\b/);
});

it('draws three, and counts the others', () => {
  const drawn = draw([1, 2, 3, 4, 5].map((number) => video(number)));
  expect(keysIn(drawn)).toEqual(['key-1', 'key-2', 'key-3']);
  expect(drawn).toContain('>+2</p>');
});
