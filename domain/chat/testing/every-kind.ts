import { newId } from '../../shared/ids';
import type { MessageDetails } from '../messages/message-details';

const picture = {
  folder: 'posts/picture',
  width: 720,
  height: 900,
  making: null,
  hasFailed: false,
  isGenerated: true,
  unlockPrice: null,
  isUnlocked: false,
};
const voice = {
  type: 'audio' as const,
  seconds: 24,
  peaks: [20, 60, 35, 80, 50, 30],
  storageKey: 'voices/one.mp3',
  isListened: false,
  unlockPrice: null,
  isUnlocked: false,
} satisfies MessageDetails;
const call = { seconds: 400, endedBy: 'person', tokens: 40 } as const;

/** Returns details of every type, with a picture in each of its states, about one post. */
export function everyKind(postId = newId()): MessageDetails[] {
  const part = { postId, assetId: newId() };
  return [
    voice,
    { ...voice, unlockPrice: 6 },
    { ...voice, peaks: [], seconds: 0, storageKey: null, isMaking: true },
    { type: 'image', ...picture },
    { type: 'image', ...picture, unlockPrice: 18 },
    {
      type: 'image',
      ...picture,
      folder: null,
      making: { percent: 62, secondsLeft: 20, tokens: 10 },
    },
    { type: 'image', ...picture, folder: null, hasFailed: true },
    { type: 'video', seconds: 12, ...picture },
    { type: 'gift_for_tip', ...picture, height: 480 },
    { type: 'post_message', postId },
    { type: 'voice_call', ...call },
    { type: 'voice_call_summary', ...call, balanceAfter: 460 },
    {
      type: 'STORY_REPLY',
      storyId: newId(),
      caption: 'Who waits for the 2:10?',
      endsAt: '2026-05-01T21:00:00.000Z',
    },
    { type: 'tip', tokens: 25 },
    { type: 'audio_request' },
    { type: 'reply', postId },
    { type: 'unlocked_post', postId, tokens: 20 },
    { type: 'unlocked_photo', ...part, tokens: 8 },
    { type: 'joined_fanclub' },
    { type: 'follow_model' },
    { type: 'post_reacted', postId },
    { type: 'post:asset:unlock:credit_card', ...part },
  ];
}

/** The types that a character sends; a person sends the others. */
export const charactersKinds: readonly string[] = [
  'audio',
  'image',
  'video',
  'gift_for_tip',
  'post_message',
  'voice_call',
  'voice_call_summary',
];

/** The gist of a call. */
export const gist =
  'The 23:40 was late and you missed the sea. You told Noor about the job in Basel; she said to take the window seat before the salary.';

/** The words of a message by type, if it has any. */
export const wordsWith: Readonly<Record<string, string>> = {
  audio: 'The rain stopped, so of course now I want it back.',
  voice_call_summary: 'You: I missed the 23:40.\nNoor: Then take the window seat of the next one.',
  STORY_REPLY: 'Me, apparently.',
  audio_request: 'Say goodnight to me?',
  reply: 'You printed this one too dark. Keep it.',
  post_message: 'This one made me think of you.',
};
