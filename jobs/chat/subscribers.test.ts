import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { chatSubscribers } from './subscribers';
import { giveForTipJob } from './give-for-tip.job';
import { transcribeRecordingJob } from './transcribe-recording.job';
import { suggestTokensJob } from './suggest-tokens.job';
import { rememberJob } from '../memory/remember.job';
import { writeGistJob } from './write-gist.job';

const personId = newId();
const follow = (name: string, payload: object, recipientId: string | null = personId) => {
  const subscriber = chatSubscribers.find(({ eventName }) => eventName === name);
  if (!subscriber) throw new Error(`nobody follows ${name}`);
  return subscriber.react(payload, { eventId: newId(), personId: recipientId, requestId: 'r' });
};

const messageOf = (about: object) => ({
  id: newId(),
  chatId: newId(),
  characterId: newId(),
  subtype: null,
  content: '',
  role: 'user',
  idempotencyKey: 'k'.repeat(24),
  seq: 2,
  sentAt: new Date(),
  ...about,
});

it.each([
  ['Photo', 'private-photo-unlocked'],
  ['Video', 'private-video-unlocked'],
])('an unlocked %s is published to every tab, with the price paid', (media, name) => {
  const [messageId, characterId, chatId] = [newId(), newId(), newId()];
  const opened = { messageId, characterId, chatId, tokens: 18, media };
  const payload = { messageId, tokensAmount: 18, additionalUnlockData: { characterId, chatId } };
  expect(follow('chat.picture-unlocked', opened).publications).toMatchObject([
    { personId, name, payload },
  ]);
});

it('a stored recording is queued for transcription', () => {
  const id = newId();
  expect(follow('chat.recording-kept', { id })).toEqual({
    jobs: [
      expect.objectContaining({ job: transcribeRecordingJob, payload: { id, requestId: 'r' } }),
    ],
  });
});

it('the end of a call is published, and queues jobs that remember its facts and write its gist', () => {
  const call = { seconds: 60, endedBy: 'person', tokens: 6, balanceAfter: 94 };
  const message = messageOf({
    type: 'voice_call_summary',
    details: { type: 'voice_call_summary', ...call },
  });
  const { characterId, chatId, id: messageId } = message;
  const { publications, jobs } = follow('chat.moment-noted', { characterId, message });
  expect(publications).toHaveLength(1);
  expect(jobs).toMatchObject([
    { job: rememberJob, payload: { chatId } },
    { job: writeGistJob, payload: { messageId, requestId: 'r' } },
  ]);
  const gift = messageOf({ type: 'follow_model', details: { type: 'follow_model' } });
  expect(follow('chat.moment-noted', { characterId, message: gift }).jobs).toEqual([]);
});

describe('a tip', () => {
  const message = messageOf({ type: 'tip', details: { type: 'tip', tokens: 25 } });
  const { id: messageId, characterId, chatId } = message;
  const sent = { chatId, characterId, message, isRepeat: false, isAnswered: true };

  it('is published as a tip to every tab, and queues a gift, not a reply', () => {
    const { publications, jobs } = follow('chat.user-message-sent', sent);
    expect(publications).toMatchObject([
      {
        personId,
        name: 'tip-sent',
        payload: { idempotencyKey: 'k'.repeat(24), createdMessage: { tipAmount: 25 } },
      },
    ]);
    const payload = { userId: personId, characterId, messageId, requestId: 'r' };
    expect(jobs).toMatchObject([{ job: giveForTipJob, payload }]);
  });

  it('that is repeated is published again, and queues nothing', () => {
    const { publications, jobs } = follow('chat.user-message-sent', { ...sent, isRepeat: true });
    expect(publications).toHaveLength(1);
    expect(jobs).toEqual([]);
  });

  it('that too little is there for has packs looked for by its amount', () => {
    const short = { reason: 'insufficient-balance', source: 'chat_tip', price: 90 };
    expect(follow('chat.failed', short)).toMatchObject({
      publications: [{ name: 'chat.error', payload: { source: 'chat_tip' } }],
      jobs: [{ payload: { userId: personId, source: 'chat_tip', price: 90 } }],
    });
  });

  it('is answered by a gift, which is published as a gift and as a message', () => {
    const gift = messageOf({ type: 'gift_for_tip', role: 'character', idempotencyKey: null });
    const { publications, jobs } = follow('chat.character-message-sent', {
      chatId,
      characterId,
      characterName: 'Mara',
      message: gift,
    });
    expect(publications).toMatchObject([
      { name: 'character-message-sent', payload: { message: { type: 'gift_for_tip' } } },
      { name: 'gift-for-tip-generated', payload: { characterId, messageId: gift.id } },
    ]);
    expect(jobs).toBeUndefined();
  });
});

describe('a message for which there are too few tokens', () => {
  const short = {
    reason: 'insufficient-balance',
    source: 'text_message',
    idempotencyKey: 'k'.repeat(24),
  };

  it('is reported as an error with its source, and queues a suggestion of packs', () => {
    expect(follow('chat.failed', short)).toMatchObject({
      publications: [
        { name: 'chat.error', payload: { error: 'Insufficient balance', source: 'text_message' } },
      ],
      jobs: [{ job: suggestTokensJob, payload: { userId: personId, source: 'text_message' } }],
    });
  });

  it.each([
    ['another reason', { ...short, reason: 'spending-limit' }, personId],
    ['nobody to tell', short, null],
  ])('queues no suggestion of packs: %s', (_, failure, recipientId) => {
    expect(follow('chat.failed', failure, recipientId).jobs).toEqual([]);
  });

  it('is followed by the suggested offers', () => {
    const suggested = {
      userId: personId,
      source: 'text_message',
      tokenDepositOffer: { amount: 50, price: { minor: 499, currency: 'USD' } },
      smartTokenPackOffer: null,
    };
    expect(follow('chat.tokens-suggested', suggested).publications).toEqual([
      {
        personId,
        channel: 'chats',
        name: 'smart-tokens.insufficient-balance.event',
        payload: {
          smartTokenTierResult: {
            tokenDepositOffer: { amount: 50, price: 4.99 },
            smartTokenPackOffer: null,
          },
          source: 'text_message',
        },
      },
    ]);
  });
});
