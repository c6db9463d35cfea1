/**
 * Prints the held-out talks with the stand-in's replies and the groups of lines that it used, and the
 * time per reply. It judges nothing: whether a question got its answer is for a reader to decide.
 *
 *   npm run bench:persona
 */
import { readDialogues } from '~/sandbox/model/dialogues/dialogue';
import { composeReply } from '~/sandbox/model/persona';
import type { ModelMessage } from '~/sandbox/model/protocol';
import { percentile } from '../percentiles';

const times: number[] = [];
for (const { title, character, language, prompt, turns } of readDialogues()) {
  console.log(`\n# ${title} (${character}, ${language})`);
  const thread: ModelMessage[] = [{ role: 'system', content: prompt }];
  for (const content of turns) {
    thread.push({ role: 'user', content });
    const from = performance.now();
    const { text, groups } = composeReply(thread);
    times.push(performance.now() - from);
    thread.push({ role: 'assistant', content: text });
    console.log(`> ${content}\n< ${text}   [${groups.join(' ')}]`);
  }
}
console.log(
  `\n${times.length} replies; ms a reply: p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)}`,
);
