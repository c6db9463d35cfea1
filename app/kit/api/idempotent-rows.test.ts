import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../../testing/sign-in';
import { commandsKey, startSite, type TestSite } from '../../testing/start-site';
import { endpoints } from '../../endpoints';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const keyed = (key: string) => ({ 'idempotency-key': key });
const replayed = 'idempotency-replayed';

describe('POST /chats with a key', () => {
  it('opens one conversation for fifty at once, and answers a repeat as the first time', async () => {
    const client = await logIn(site);
    const { id: characterId } = await makeCharacter(site.db);
    const { id: otherId } = await makeCharacter(site.db);
    const open = (body: unknown, key: string) => client.post('/api/v1/chats', body, keyed(key));
    const key = newId();
    expect((await open({ characterId: 'luna' }, key)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 50 }, () => open({ characterId }, key)));
    const again = await open({ characterId }, key);
    expect(again.status).toBe(201);
    expect(again.headers.get(replayed)).toBe('true');
    for (const { status, body } of answers) {
      expect([201, 409]).toContain(status);
      if (status === 201) expect(body).toEqual(again.body);
    }
    expect((await open({ characterId: otherId }, key)).status).toBe(422);
    expect(await site.db('chats').where({ user_id: client.userId })).toHaveLength(1);
  });

  it('stores its response under the person’s id, where erasure finds it', async () => {
    const client = await logIn(site);
    await client.post('/api/v1/chats', { characterId: newId() }, keyed(newId()));
    expect(await site.db('idempotent_requests').where({ caller_id: client.userId })).toMatchObject([
      { call: 'POST /chats', status: 404 },
    ]);
  });
});

it.each(['POST /commands/ledger/reconcile', 'POST /commands/outbox/requeue'])(
  '%s enqueues one job for one key',
  async (row) => {
    const key = newId();
    const send = () =>
      site.client().post(`/api/v1${row.replace('POST ', '')}`, undefined, {
        'x-commands-key': commandsKey,
        ...keyed(key),
      });
    const first = await send();
    const again = await send();
    expect(first.status).toBe(202);
    expect(again).toMatchObject({ status: 202, body: first.body });
    expect(again.headers.get(replayed)).toBe('true');
  },
);

describe('every POST', () => {
  const reasons = {
    'POST /payments/session/tokenization': 'opens fields and creates nothing that lasts',
    'POST /chats/{characterId}/author': 'a choice made twice is made once',
    'POST /chats/{characterId}/voice-messages': 'one message a key of its own, as on the socket',
    'POST /chats/{chatId}/gallery/{type}/{entityId}/unlock': 'what is open is opened once',
    'POST /chats/{characterId}/voice-calls': 'one call a key of its own, and one a person',
    'POST /voice-calls/{callId}/offers': 'a page that asks again is given another line',
    'POST /voice-calls/{callId}/rating': 'rated again is rated anew',
    'POST /chats/saveUnAuthorizedMessages':
      'what was handed over is there to be handed over no more',
    'POST /chats/get-available-posts-for-chat': 'reads',
    'POST /chat-posts/get-available-posts-for-chat': 'reads',
    'POST /chats/handle-end-voice-call': 'ended twice is ended once',
    'POST /chats/gift-for-tip-callback': 'a tip is answered by one gift',
    'POST /chats/image-generated-callback': 'has its party asked, as often as it is told',
    'POST /chats/tts-generated-callback': 'has its party asked, as often as it is told',
    'POST /chats/video-generated-callback': 'has its party asked, as often as it is told',
    'POST /chats/confirm-video-message': 'an offer is taken once, whoever repeats it',
    'POST /chats/reject-video-message': 'left twice is left once',
    'POST /chats/remove-video-message-notification': 'put away twice is put away once',
    'POST /creators/restart-kyc': 'a repeat is another try, of which there are few',
    'POST /creators/stop-kyc': 'stopped twice is stopped once',
    'POST /creators-v2/start-kyc': 'started twice is started once',
    'POST /webhooks/{provider}': 'kept once by the sender’s own name of the event',
    'POST /auth': 'sets cookies; a second sign-up of an address ends as the first',
    'POST /auth/login': 'sets cookies, and creates nothing but a session',
    'POST /auth/second-factor': 'sets cookies; its ticket is good once',
    'POST /auth/logout': 'sets cookies; a session ends once',
    'POST /auth/{provider}/validate-token': 'sets cookies, and creates an account at most once',
    'POST /frontend-error-reports': 'leaves a line in the log, and changes nothing',
    'POST /auth/verify-otp': 'whoever is verified is answered as they are; no trace of a code',
    'POST /auth/reset-password': 'one code per address and interval, whoever repeats it',
    'POST /auth/verify-reset-password-otp': 'a code is good once; its answer holds a token',
    'POST /auth/set-new-password': 'its token is good once',
    'POST /auth/initiate-change-email': 'one code per address and interval; no trace of a password',
    'POST /characters/{characterId}/block': 'blocking twice is blocking once',
    'POST /characters/{characterId}/follow': 'following twice is following once',
    'POST /characters/character-generated-callback': 'is stored once, and applied once',
    'POST /characters/character-promo-generated-callback': 'is stored once, and applied once',
    'POST /characters/update-bio': 'is stored once, and applied once',
    'POST /characters/update-lora-images': 'is stored once, and applied once',
    'POST /characters-images/image-generated-callback': 'is stored once, and applied once',
    'POST /characters-images/images-generated-callback': 'is stored once, and applied once',
    'POST /characters/regenerate-name/{characterId}': 'suggests a name, and changes nothing',
    'POST /characters/process-referral': 'sets a cookie, and creates nothing',
    'POST /posts/{postId}/like': 'somebody likes a post once, whoever repeats it',
    'POST /posts-v2/get-batch': 'reads',
    'POST /posts-v2/add-post-view/{postId}': 'counts a viewer once a day',
    'POST /chats/{characterId}/memory/diary/{entryId}/restore': 'what is back comes back once',
    'POST /chats/{characterId}/memory/facts/{factId}/restore': 'what is back comes back once',
    'POST /chats/{characterId}/memory/restore': 'what is back comes back once',
    'POST /notifications/read/{notificationId}': 'read twice is read once',
    'POST /notifications/read_all': 'read twice is read once',
    'POST /users/resend-verification-email': 'one code per interval, whoever repeats it',
    'POST /admins/auth/login': 'one code per browser and interval; no trace of a password',
    'POST /admins/auth/verify-code': 'sets cookies; a code is good once',
    'POST /admins/auth/logout': 'sets cookies; a session ends once',
    'POST /admins/auth/reset-password': 'a code is good once; no trace of a password',
    'POST /creators-v2': 'an application is sent in once',
    'POST /creators/live-now': 'sets what it says',
    'POST /master-creators-v2/send-model-release-form': 'one mail per interval, whoever repeats it',
    'POST /master/creators/send-to-kyc': 'one mail per interval, whoever repeats it',
    'POST /master/creators/{id}/flow': 'taken over twice is taken over once',
    'POST /admins/users/{id}/impersonate': 'sets cookies; one question and one look per person',
  };

  it('is marked idempotent, or has its reason not to be', () => {
    const unmarked = endpoints.filter((row) => row.method === 'POST' && !row.isIdempotent);
    expect(unmarked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(reasons).sort(),
    );
  });

  it('is the only call that has the mark, besides those that grant rewards by PATCH', () => {
    const marked = endpoints.filter((row) => row.isIdempotent && row.method !== 'POST');
    expect(marked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /gamification/grab-rewards/{taskId}',
      'PATCH /gamification/claim-daily-reward',
      'PATCH /gamification/spin-wheel-of-fortune',
    ]);
  });
});
