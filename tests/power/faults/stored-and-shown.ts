import type { Fault } from '../fault';

export const storedAndShownFaults: readonly Fault[] = [
  {
    name: 'german-key-lost',
    category: 'words',
    file: 'locales/de-DE/wallet.json',
    about: 'a sentence is missing in German',
    find: '    "over-limit": "Das ist mehr als das Limit, das du dir gesetzt hast. Es wurde nichts abgezogen.",\n',
    replace: '',
  },
  {
    name: 'pictures-not-indexed',
    category: 'list',
    file: 'db/migrations/0250-partition-messages.ts',
    about: 'the pictures of a chat are found by reading every message',
    find: 'pictures: `(chat_id, sent_at desc, id desc)',
    replace: 'pictures: `(id)',
    also: [
      {
        file: 'db/schema.sql',
        find: 'messages_pictures ON ONLY public.messages USING btree (chat_id, sent_at DESC, id DESC)',
        replace: 'messages_pictures ON ONLY public.messages USING btree (id)',
      },
    ],
  },
];
