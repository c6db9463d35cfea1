import { setImmediate } from 'node:timers/promises';
import { replyTo } from './persona';

/** Said to nobody: a question, something to tell, and both once more. */
const lines = [
  'Tell me where you are.',
  'It has been a long day, and I am tired.',
  'What do you like to eat?',
  'I work at a bakery in Basel.',
];

/**
 * Has the persona hear some lines before anybody talks: V8 compiles its thousands of patterns as they are
 * first tried, and to machine code the second time, which was a second of somebody's waiting for each.
 */
export async function rehearse(): Promise<void> {
  for (const content of lines) {
    replyTo([
      { role: 'assistant', content: 'Hello there.' },
      { role: 'user', content },
    ]);
    await setImmediate();
  }
}
