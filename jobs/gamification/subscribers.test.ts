import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { messageChanged, photoMade, pictureUnlocked, userMessageSent } from '~/domain/chat/events';
import { membershipChanged } from '~/domain/fanclubs/events';
import { taskCompleted, taskProgressed } from '~/domain/gamification/events';
import { characterMade } from '~/domain/made-characters/events';
import { assetUnlocked, postUnlocked } from '~/domain/posts/events';
import { newId, timeOfId } from '~/domain/shared/ids';
import type { EventDefinition } from '~/domain/shared/outbox/event';
import { callChanged } from '~/domain/voice-calls/events';
import { gamificationSubscribers } from './subscribers';

const [userId, characterId, chatId, eventId] = [newId(), newId(), newId(), newId()];
const meta = { eventId, personId: userId, requestId: 'test' };

const reactTo = <Schema extends z.ZodType>(
  event: EventDefinition<Schema>,
  payload: z.input<Schema>,
  personId: string | null = userId,
) =>
  gamificationSubscribers
    .filter(({ eventName }) => eventName === event.name)
    .map(({ react }) => react(payload, { ...meta, personId }));

/** Returns the activities that an event is counted as. */
const countedFor = (...event: Parameters<typeof reactTo>) =>
  reactTo(...event).flatMap(({ jobs = [] }) => jobs.map(({ payload }) => payload));

const message = (traits: object = {}) => ({
  id: newId(),
  chatId,
  characterId,
  type: 'text',
  subtype: null,
  content: 'Good evening.',
  role: 'user',
  idempotencyKey: null,
  seq: 1,
  sentAt: new Date(),
  ...traits,
});
const voiceMessage = message({
  type: 'audio',
  role: 'character',
  details: {
    type: 'audio',
    seconds: 4,
    peaks: [],
    isListened: true,
    storageKey: 'voice',
    unlockPrice: null,
    isUnlocked: true,
  },
});
const sent = (traits: object = {}) => ({
  chatId,
  characterId,
  message: message(),
  isRepeat: false,
  ...traits,
});
const call = (traits: object = {}) => ({
  callId: newId(),
  state: 'ended',
  talkedMs: 185_000,
  freeMs: 0,
  isFree: false,
  affordable: 0,
  answered: 1,
  endedBy: null,
  ...traits,
});

describe('activity is counted', () => {
  it('with its time, and by the message, so that an event that is announced again counts once', () => {
    const event = sent();
    expect(countedFor(userMessageSent, event)).toEqual([
      {
        userId,
        kind: 'Send_Messages',
        causeId: event.message.id,
        amount: 1,
        at: timeOfId(eventId).toISOString(),
        requestId: 'test',
      },
    ]);
  });

  it.each<[string, Parameters<typeof reactTo>, object]>([
    [
      'a picture',
      [pictureUnlocked, { messageId: newId(), characterId, chatId, tokens: 9, media: 'Photo' }],
      { kind: 'Unlock_Photos' },
    ],
    [
      'a video',
      [pictureUnlocked, { messageId: newId(), characterId, chatId, tokens: 9, media: 'Video' }],
      { kind: 'Unlock_Videos_In_Chat' },
    ],
    [
      'a post',
      [postUnlocked, { userId, postId: newId(), characterId, tokens: 9 }],
      { kind: 'Unlock_Posts', causeId: eventId },
    ],
    [
      'a part of a post',
      [assetUnlocked, { userId, postId: newId(), characterId, assetId: newId(), tokens: 0 }],
      { kind: 'Unlock_Posts', causeId: eventId },
    ],
    [
      'a voice message that is listened to',
      [messageChanged, { characterId, message: voiceMessage }],
      { kind: 'Listen_voice_messages', causeId: voiceMessage.id },
    ],
    ['a photo made', [photoMade, { messageId: newId() }], { kind: 'Generate_images' }],
    [
      'a fan club',
      [membershipChanged, { userId, characterId, change: 'joined', isMember: true }],
      { kind: 'Join_FanClubs' },
    ],
    [
      'a character that was made',
      [characterMade, { userId, characterId, slug: 'noor' }],
      { kind: 'Create_ai_characters', causeId: characterId },
    ],
    [
      'the whole minutes of a call',
      [callChanged, call()],
      { kind: 'Minutes_intimated_in_a_voice_call', amount: 3 },
    ],
  ])('%s', (_, event, activity) => {
    expect(countedFor(...event)).toMatchObject([activity]);
  });

  it.each<[string, Parameters<typeof reactTo>]>([
    ['a repeated message', [userMessageSent, sent({ isRepeat: true })]],
    ['a message of a visitor', [userMessageSent, sent({ isGuest: true })]],
    [
      'a tip, or a message that a crisis card answers',
      [userMessageSent, sent({ isAnswered: true })],
    ],
    ['a message without an owner', [userMessageSent, sent(), null]],
    ['a reaction to a text', [messageChanged, { characterId, message: message() }]],
    [
      'a renewed membership',
      [membershipChanged, { userId, characterId, change: 'renewed', isMember: true }],
    ],
    ['a call that goes on', [callChanged, call({ state: 'live' })]],
    ['a call of seconds', [callChanged, call({ talkedMs: 59_999 })]],
  ])('but not %s', (_, event) => {
    expect(countedFor(...event)).toEqual([]);
  });
});

describe('open pages receive', () => {
  const task = { taskId: newId(), kind: 'Send_Messages', scope: 'daily', goal: 20 } as const;

  it('a completed task with its rewards', () => {
    const rewards = [{ rewardType: 'xp' as const, value: 100 }];
    expect(reactTo(taskCompleted, { userId, ...task, rewards })).toMatchObject([
      {
        publications: [
          {
            personId: userId,
            name: 'gamification.task-completed.event.ts',
            payload: { ...task, rewards },
          },
        ],
      },
    ]);
  });

  it('progress in tasks', () => {
    const tasks = [{ ...task, progress: 14 }];
    expect(reactTo(taskProgressed, { userId, tasks })).toMatchObject([
      {
        publications: [
          {
            personId: userId,
            name: 'gamification.task-completion-progress.event',
            payload: { tasks },
          },
        ],
      },
    ]);
  });
});
