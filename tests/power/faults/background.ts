import type { Fault } from '../fault';

export const backgroundFaults: readonly Fault[] = [
  {
    name: 'flood-not-cut',
    category: 'limit',
    file: 'realtime/sockets/take-command.ts',
    about: 'a socket that floods is answered instead of being cut',
    find: '    if (!isAllowed) return consumed > limits.floodPerSecond ? flooding : tooFast;',
    replace: '    if (!isAllowed) return consumed > limits.floodPerSecond ? tooFast : tooFast;',
  },
  {
    name: 'balance-not-told',
    category: 'event',
    file: 'jobs/wallet/subscribers.ts',
    about: 'open pages keep the old balance',
    find: "    publications: [toStream(userId, 'user.token-balance-updated.event', { balance })],",
    replace:
      "    publications: balance < 0 ? [toStream(userId, 'user.token-balance-updated.event', { balance })] : [],",
  },
  {
    name: 'leaver-told-to-be-member',
    category: 'event',
    file: 'jobs/fanclubs/subscribers.ts',
    about: 'a page goes on showing a club that ended',
    find: '    const character = { _id: characterId, isCurrentUserFanClubMember: isMember };',
    replace:
      '    const character = { _id: characterId, isCurrentUserFanClubMember: isMember || true };',
  },
  {
    name: 'offers-told-to-nobody',
    category: 'event',
    file: 'jobs/chat/subscribers.ts',
    about: 'the offers for who ran out of tokens are told to nobody',
    find: '      toChats(userId, serverEvent.smartTokensInsufficientBalance, {',
    replace: '      toChats(userId.toUpperCase(), serverEvent.smartTokensInsufficientBalance, {',
  },
  {
    name: 'cookies-logged',
    category: 'secret',
    file: 'realtime/stream/open-stream.ts',
    about: 'the gateway logs who opens a stream with their cookies',
    find: "      logger.info({ personId, replayed: frames.length }, 'stream opened');",
    replace:
      "      logger.info({ personId, replayed: frames.length, with: request.headers['cookie'] }, 'stream opened');",
  },
  {
    name: 'new-sign-in-not-mailed',
    category: 'mail',
    file: 'jobs/accounts/subscribers.ts',
    about: 'nobody is told of a sign-in from a new browser',
    find: "    jobs: [requestMail('new-sign-in', to, { device, at, timeZone }, meta)],",
    replace:
      "    jobs: device && at === '' ? [requestMail('new-sign-in', to, { device, at, timeZone }, meta)] : [],",
  },
  {
    name: 'one-forgotten-reply',
    category: 'job',
    file: 'jobs/replies/handlers.ts',
    about: 'the sweep takes up only one forgotten message',
    find: '    for (const { chatId, requestId, isGuest } of due) {',
    replace: '    for (const { chatId, requestId, isGuest } of due.slice(0, 1)) {',
  },
  {
    name: 'held-events-reversed',
    category: 'order',
    file: 'realtime/subscriptions/subscription.ts',
    about: 'what waited during a replay is told in the wrong order',
    find: '        for (const envelope of held) this.#tell(envelope);',
    replace: '        for (const envelope of held.toReversed()) this.#tell(envelope);',
  },
  {
    name: 'mail-in-english',
    category: 'locale',
    file: 'jobs/mail/handlers.ts',
    about: "mails are in English whatever their reader's language",
    find: '    locale: writtenLocaleFor(locale),',
    replace: '    locale: writtenLocaleFor(locale.slice(0, 0)),',
  },
];
