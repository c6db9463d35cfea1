/**
 * Measures what a character recalls of a talk of a hundred days when a question is put to it: talks in five
 * languages with small talk between (`talks/`), sent through the product's own code, and questions of the
 * five abilities of LongMemEval, and some with slips. A question is recalled if one of the first five lines
 * answers it; one about something never said, if there is no line.
 *
 *   npm run bench:recall [-- --languages en,de] [--small-talk 200] [--size 1000000] [--misses]
 *
 * `--size` then fills the database with so many messages of other chats and measures the time in a chat of
 * the maximum number of lines. `--misses` prints the questions that were not recalled.
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { buildContext } from '~/domain/build-context';
import { hooks } from '~/domain/all-hooks';
import { personalData } from '~/domain/all-personal-data';
import { estimateTokens } from '~/domain/chat/reply/estimate-tokens';
import { describeDiary, describeFacts, describeLines } from '~/domain/chat/prompts/prompt-parts';
import { recollect } from '~/domain/memory/recollect';
import { wordLanguages } from '~/domain/memory/words/language';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { describeMachine } from '../describe-machine';
import { drawTable } from '../mind/score';
import { percentile } from '../percentiles';
import { holdTalk, type BenchClock, type HeldTalk } from './hold-talk';
import { measureAtSize } from './measure-at-size';
import { abilities, readTalk, type Talk } from './talk-schema';

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: wordLanguages.join(',') },
    'small-talk': { type: 'string', default: '200' },
    size: { type: 'string', default: '0' },
    misses: { type: 'boolean', default: false },
  },
});
/** A Monday. */
const begin = new Date('2026-06-01T10:00:00Z');
const mostLooked = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Outcome {
  language: Talk['language'];
  ability: (typeof abilities)[number];
  text: string;
  isRecalled: boolean;
  /** The lines, the most relevant first. */
  lines: string[];
  promptTokens: number;
  ms: number;
}

async function ask(
  { context }: BenchClock,
  { language, questions }: Talk,
  { chatId, person, characterId, messageIds }: HeldTalk,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { ability, text, evidence } of questions) {
    const messages = [{ role: 'user' as const, content: text }];
    const from = performance.now();
    const { facts, lines, diary } = await recollect(context, {
      chatId,
      person,
      characterId,
      messages,
    });
    const ms = performance.now() - from;
    const wanted = new Set(evidence.map((id) => messageIds.get(id)));
    const looked = lines.slice(0, mostLooked);
    const described = describeFacts(facts, 1000);
    const blocks = [described, describeLines(lines, described, 500), describeDiary(diary, 500)];
    outcomes.push({
      language,
      ability,
      text,
      isRecalled:
        evidence.length === 0
          ? lines.length === 0
          : looked.some(({ messageId }) => wanted.has(messageId)),
      lines: looked.map((line) => line.text),
      promptTokens: estimateTokens(blocks.join('\n\n')),
      ms,
    });
  }
  return outcomes;
}

function report(outcomes: readonly Outcome[]): void {
  const languages = wordLanguages.filter((one) => outcomes.some((o) => o.language === one));
  const share = (some: readonly Outcome[]) => {
    const recalled = some.filter(({ isRecalled }) => isRecalled).length;
    return some.length === 0 ? '–' : `${recalled}/${some.length}`;
  };
  const row = (name: string, of: (outcome: Outcome) => boolean) => [
    name,
    ...languages.map((one) => share(outcomes.filter((o) => o.language === one && of(o)))),
    share(outcomes.filter(of)),
  ];
  print(
    drawTable(
      ['recalled', ...languages, 'all'],
      [
        ...abilities.map((ability) => row(ability, (o) => o.ability === ability)),
        row('all that was said', (o) => o.ability !== 'abstention'),
      ],
    ),
  );
  const answerable = outcomes.filter(({ ability }) => ability !== 'abstention');
  const recall = answerable.filter(({ isRecalled }) => isRecalled).length / answerable.length;
  const tokens = outcomes.map(({ promptTokens }) => promptTokens);
  const times = outcomes.map(({ ms }) => ms);
  print(
    `recall-any@${mostLooked} ${(recall * 100).toFixed(1)} %; memory in the prompt ` +
      `p50 ${percentile(tokens, 0.5)}, most ${Math.max(...tokens)} tokens; ` +
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  );
}

await setupTemplate();
const database = await createTestDatabase();
let now = begin;
const context = buildContext(
  {
    db: database.db,
    sessionSecret: 'bench-secret-bench-secret-bench-secret',
    sealKeys: [{ version: 1, key: Buffer.alloc(32, 9) }],
    outboxPartitions: 2,
    now: () => now,
  },
  { hooks: () => Promise.resolve(hooks), personalData: () => Promise.resolve(personalData) },
);
const clock: BenchClock = { context, setTime: (at) => void (now = at) };
try {
  print(await describeMachine(database.db));
  const moderator = createEmbeddedModerator();
  const outcomes: Outcome[] = [];
  for (const language of wordLanguages.filter((one) => values.languages.split(',').includes(one))) {
    const talk = await readTalk(language);
    const smallTalk = Number(values['small-talk']);
    const held = await holdTalk(clock, moderator, talk, { begin, smallTalk });
    print(`${language}: ${held.messages} messages, ${talk.questions.length} questions`);
    outcomes.push(...(await ask(clock, talk, held)));
  }
  if (values.misses) {
    for (const { language, ability, text, isRecalled, lines } of outcomes) {
      if (!isRecalled) print(`- ${language} ${ability}: ${text}\n    ${lines.join('\n    ')}`);
    }
  }
  report(outcomes);
  const size = Number(values.size);
  if (size > 0) print(await measureAtSize(database, context, size));
} finally {
  await database.drop();
}
