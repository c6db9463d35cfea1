import { setImmediate } from 'node:timers/promises';
import { replyTo } from './persona';

/** A line in each language, so that its index is built before anybody waits for a reply. */
const lines = [
  'Tell me where you are.',
  'Was machst du gerade?',
  '¿Qué haces esta noche?',
  'Tu fais quoi ce soir ?',
  'O que você está fazendo?',
];

/** Replies to some lines before anybody talks: the first reply in a language takes half a second. */
export async function rehearse(): Promise<void> {
  for (const content of lines) {
    replyTo([{ role: 'user', content }]);
    await setImmediate();
  }
}
