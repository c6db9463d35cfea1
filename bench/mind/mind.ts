/**
 * Measures how well models hold a conversation in the product: how much a character remembers of statements
 * 5, 50 and 500 messages ago, whether they stay in character, answer, keep to the language, repeat
 * themselves or say what is not allowed; also the time and the cost. It measures the model at MODEL_URL if
 * that is set, the offline persona as the lower bound, and the sandbox's attentive and careless models,
 * which the measurement must distinguish.
 *
 *   npm run bench:mind [-- --quick] [--minutes 20] [--prices IN,OUT] [--prompts 1,2] [--talks]
 *
 * MODEL_URL, MODEL_KEY and MODEL_NAME are those of the product. `--prices` are millionths of a US dollar
 * per thousand tokens. `--prompts` compares versions of the prompt, by default the newest is measured.
 * `--talks` prints the questions and replies.
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { newestPrompt } from '~/domain/chat/prompts/versions';
import { modelSettings } from '~/domain/models/settings';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { writeSetting } from '~/domain/settings/write-setting';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { nameModels } from '~/providers/language-model/name-models';
import { startSandbox } from '~/sandbox/server';
import { percentile } from '../percentiles';
import { measureModel, type Measured } from './measure-model';
import { drawTable } from './score';
import { abilities } from './talks';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '20' },
    prices: { type: 'string', default: '0,0' },
    prompts: { type: 'string', default: `${newestPrompt.version}` },
    talks: { type: 'boolean', default: false },
  },
});
const distances = values.quick ? [5, 50] : [5, 50, 500];
const { MODEL_URL, MODEL_KEY = 'bench', MODEL_NAME = 'persona' } = process.env;
const print = (line: string) => process.stdout.write(`${line}\n`);

await setupTemplate();
const database = await createTestDatabase();
const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, modelPace: 0 });
const standIns = nameModels({ url: `${sandbox.url}/v1`, key: 'bench' });
const models = [
  ...(MODEL_URL ? byPrompt(MODEL_NAME, nameModels({ url: MODEL_URL, key: MODEL_KEY }), true) : []),
  ...['persona', 'attentive', 'careless'].flatMap((name) => byPrompt(name, standIns, false)),
];

/** Returns a model once for each version of the prompt. */
function byPrompt(name: string, named: (name: string) => LanguageModel, isPriced: boolean) {
  const prompts = values.prompts.split(',').map(Number);
  return prompts.map((prompt) => {
    const title = prompts.length === 1 ? name : `${name}, prompt ${prompt}`;
    return { name, title, prompt, named, isPriced };
  });
}

const measured: Measured[] = [];
try {
  const [perIn = 0, perOut = 0] = values.prices.split(',').map(Number);
  const budget = { guest: 0, free: 0, premium: 0 };
  await writeSetting(database.db, modelSettings, 'ai_daily_budget_micros', budget);
  for (const { name, title, prompt, named, isPriced } of models) {
    const prices = isPriced ? { [name]: { in: perIn, out: perOut } } : {};
    await writeSetting(database.db, modelSettings, 'ai_model_prices', prices);
    print(`measuring ${title} …`);
    measured.push(
      await measureModel({
        db: database.db,
        moderator: createEmbeddedModerator(),
        name,
        prompt,
        named,
        distances,
        deadline: Date.now() + (Number(values.minutes) * 60_000) / models.length,
      }),
    );
  }
} finally {
  await sandbox.stop();
  await database.drop();
}

if (values.talks) {
  for (const [index, { exchanges }] of measured.entries()) {
    print(`\n# ${models[index]?.title ?? ''}`);
    for (const { question, reply, isGood } of exchanges)
      print(`${isGood ? '+' : '-'} ${question}\n  ${reply}`);
  }
}

const percent = (one: number | null) => (one === null ? '–' : `${Math.round(one * 100)} %`);
const figure = (one: number, unit: string) =>
  Number.isNaN(one) ? '–' : `${Math.round(one)} ${unit}`;
const each = (read: (one: Measured) => string) => measured.map(read);
const replies = ({ calls }: Measured) => calls.filter(({ purpose }) => purpose === 'reply');
const perReply = (one: Measured, read: (call: Measured['calls'][number]) => number) =>
  replies(one).reduce((sum, call) => sum + read(call), 0) / replies(one).length;

print(
  '\n' +
    drawTable(
      ['', ...models.map(({ title }) => title)],
      [
        ...abilities.map((ability) => [
          `memory, ${ability}, after ${distances.join(' / ')}`,
          ...each(({ memory }) => (memory.get(ability) ?? []).map(percent).join(' / ')),
        ]),
        ['stays in character', ...each(({ character }) => percent(character))],
        ['answers what was asked', ...each(({ answers }) => percent(answers))],
        ['says nothing twice', ...each(({ fresh }) => percent(fresh))],
        ['says nothing it may not', ...each(({ safety }) => percent(safety))],
        ['knows what it has just sent', ...each(({ events }) => percent(events))],
        ['answers in the language', ...each(({ language }) => percent(language))],
        [
          'first words, p50',
          ...each((one) =>
            figure(
              percentile(
                replies(one).flatMap(({ firstWordsMs }) => firstWordsMs ?? []),
                0.5,
              ),
              'ms',
            ),
          ),
        ],
        [
          'whole reply, p50 / p95',
          ...each((one) =>
            [0.5, 0.95]
              .map((part) =>
                figure(
                  percentile(
                    replies(one).map((call) => call.durationMs),
                    part,
                  ),
                  'ms',
                ),
              )
              .join(' / '),
          ),
        ],
        [
          'tokens of a reply, in / out',
          ...each((one) => {
            const isEstimated = replies(one).some((call) => call.isEstimated);
            const both = [
              perReply(one, (call) => call.tokensIn),
              perReply(one, (call) => call.tokensOut),
            ];
            return `${both.map((tokens) => Math.round(tokens)).join(' / ')}${isEstimated ? ', estimated' : ''}`;
          }),
        ],
        [
          'cost of 1,000 messages with their memory',
          ...each((one) => {
            const micros = one.calls.reduce((sum, { costMicros }) => sum + costMicros, 0);
            return `$${((micros / replies(one).length) * 0.001).toFixed(2)}`;
          }),
        ],
        [
          'calls that failed',
          ...each(({ calls }) =>
            String(calls.filter(({ outcome }) => outcome !== 'answered').length),
          ),
        ],
      ],
    ),
);

/** Returns the sum of all shares of one model. */
function total({ memory, character, answers, safety, language, events, fresh }: Measured): number {
  const all = [...[...memory.values()].flat(), character, answers, safety, language, events, fresh];
  const shares = all.filter((one) => one !== null);
  return shares.reduce((sum, one) => sum + one, 0) / shares.length;
}
/** Returns the results of a stand-in, one per version of the prompt. */
const totalsOf = (name: string) =>
  measured.filter((_, index) => models[index]?.name === name).map(total);
print(
  `\nall measures: ${models.map(({ title }, index) => `${title} ${percent(measured[index] ? total(measured[index]) : null)}`).join(', ')}`,
);
if (Math.min(...totalsOf('attentive')) < Math.max(...totalsOf('careless')) + 0.3) {
  print('The measures do not tell the attentive model from the careless one.');
  process.exitCode = 1;
}
