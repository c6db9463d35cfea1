/**
 * Measures how calls find the end of a caller's turn: turns spoken by espeak-ng (without it, by the
 * sandbox's own voice) with pauses inside sentences, in simulated time. The rule by loudness alone, which
 * calls had before decision 0051, gets the same sound. Then the caller speaks while the character does.
 *
 *   npm run bench:turns [-- --turns 400] [--seed 1] [--transcribe 200] [--reply 300] [--speak 130]
 *
 * Latencies are milliseconds: sound to words, words to the first sentence, sentence to its sound.
 */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { createSpectralVoiceDetector } from '~/domain/voice-calls/spectral-voice-detector';
import { createTurnTaking } from '~/domain/voice-calls/turn-taking';
import { createRandom } from '../faults/random';
import { percentile } from '../percentiles';
import { createFrames, speakTurn, type SpokenTurn } from './caller-sound';
import { createLoudnessRule } from './loudness-rule';
import { SimulatedCall, type TurnRule } from './simulated-call';
import { drawCallers, type Caller } from './spoken-turns';
import { soundsBetween } from './sounds-between';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    transcribe: { type: 'string', default: '200' },
    reply: { type: 'string', default: '300' },
    speak: { type: 'string', default: '130' },
  },
});
const seed = Number(values.seed);
const latencies = {
  transcribeMs: Number(values.transcribe),
  replyMs: Number(values.reply),
  speakMs: Number(values.speak),
};
const print = (line: string) => process.stdout.write(`${line}\n`);

const rules: Record<string, TurnRule> = {
  'loudness alone': (listener) => createLoudnessRule(listener),
  'turn end': (listener, { character, language }) =>
    createTurnTaking({
      detector: createSpectralVoiceDetector(),
      limits: { leastMs: 200, mostMs: 1_200, backchannelMs: 900 },
      language,
      character,
      listener,
    }),
};

interface SpokenCaller {
  caller: Caller;
  turns: SpokenTurn[];
  between: Record<keyof typeof soundsBetween, SpokenTurn[]>;
}

async function speak(caller: Caller): Promise<SpokenCaller> {
  const turns: SpokenTurn[] = [];
  for (const parts of caller.turns) turns.push(await speakTurn(caller, parts));
  const of = (words: readonly string[]) =>
    Promise.all(words.map((one) => speakTurn(caller, [{ words: one, pauseMs: 0 }])));
  const { listening, stopping, talking } = soundsBetween;
  return {
    caller,
    turns,
    between: {
      listening: await of(listening[caller.language]),
      stopping: await of(stopping[caller.language]),
      talking: await of(talking[caller.language]),
    },
  };
}

/** Lets all callers speak to one rule. Each rule gets the same noise. */
async function measure(rule: TurnRule, callers: readonly SpokenCaller[]) {
  const turns: (Awaited<ReturnType<SimulatedCall['hold']>> & { pauses: number })[] = [];
  const between: (Awaited<ReturnType<SimulatedCall['bargeIn']>> & { kind: string })[] = [];
  for (const { caller, turns: spoken, between: sounds } of callers) {
    const random = createRandom(seed + callers.length);
    const frame = createFrames(caller.roomDb, random);
    const { language } = caller;
    const call = new SimulatedCall({ rule, language, latencies, frame, random });
    for (const turn of spoken) {
      turns.push({ ...(await call.hold(turn)), pauses: turn.parts.length - 1 });
    }
    for (const [kind, list] of Object.entries(sounds)) {
      for (const sound of list) between.push({ ...(await call.bargeIn(sound)), kind });
    }
  }
  return { turns, between };
}

const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const median = (samples: number[]) =>
  samples.length === 0
    ? '–'
    : `${percentile(samples, 0.5).toFixed(0)} / ${percentile(samples, 0.95).toFixed(0)} ms`;

function describe({ turns, between }: Awaited<ReturnType<typeof measure>>): string[] {
  const withPause = turns.filter(({ pauses }) => pauses > 0);
  const of = (...kinds: string[]) => between.filter(({ kind }) => kinds.includes(kind));
  const listening = of('listening');
  const taking = of('stopping', 'talking');
  const silent = taking.flatMap(({ silentMs }) => (silentMs === null ? [] : [silentMs]));
  const gaps = listening.flatMap(({ isStopped, gapMs }) => (isStopped ? [] : [gapMs]));
  return [
    percent(turns.filter(({ cuts }) => cuts > 0).length, turns.length),
    percent(withPause.filter(({ cuts }) => cuts > 0).length, withPause.length),
    percent(turns.filter(({ audibleCuts }) => audibleCuts > 0).length, turns.length),
    median(turns.flatMap(({ firstSoundMs }) => (firstSoundMs === null ? [] : [firstSoundMs]))),
    String(turns.filter(({ firstSoundMs }) => firstSoundMs === null).length),
    percent(listening.filter(({ isStopped }) => isStopped).length, listening.length),
    median(gaps),
    percent(taking.filter(({ isStopped }) => isStopped).length, taking.length),
    median(silent),
  ];
}

const labels = [
  'turns cut off',
  'of those with a pause inside',
  'cut off by the sound of an answer',
  'first sound of the answer, p50 / p95',
  'turns without an answer',
  'words of a listener that stopped the character',
  'silence of the character at the others, p50 / p95',
  '“stop” and sentences that stopped the character',
  'until silent, from their beginning, p50 / p95',
];

const hasEspeak = spawnSync('espeak-ng', ['--version']).status === 0;
print(`${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.version}`);
print(
  `voice: ${hasEspeak ? 'espeak-ng' : 'the sandbox’s own'}; latencies ${JSON.stringify(latencies)}`,
);
const callers: SpokenCaller[] = [];
for (const caller of drawCallers(createRandom(seed), Number(values.turns))) {
  callers.push(await speak(caller));
}
const columns = new Map<string, string[]>();
for (const [name, rule] of Object.entries(rules)) {
  columns.set(name, describe(await measure(rule, callers)));
}
print(`\n| | ${[...columns.keys()].join(' | ')} |`);
print(`|---|${'---:|'.repeat(columns.size)}`);
labels.forEach((label, row) =>
  print(`| ${label} | ${[...columns.values()].map((cells) => cells[row]).join(' | ')} |`),
);
