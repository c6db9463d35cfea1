import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { type Dialogue, judgements, readDialogues } from '~/sandbox/model/dialogues/dialogue';
import { type Faults, faultsOf } from '~/sandbox/model/dialogues/faults';
import { startSandbox } from '~/sandbox/server';

/** Plays the dialogues with the stand-in over the endpoint that the product uses, and prints them. */
const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, modelPace: 0 });
const model = createOpenAiCompatibleModel({
  url: `${sandbox.url}/v1`,
  key: 'bench',
  model: 'persona',
});

interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

async function hold({ prompt, turns }: Dialogue): Promise<string[]> {
  const thread: Message[] = [{ role: 'system', content: prompt }];
  const replies: string[] = [];
  for (const { fan } of turns) {
    thread.push({ role: 'user', content: fan });
    let reply = '';
    const request = {
      messages: thread,
      maxTokens: 400,
      requestId: 'bench',
      signal: AbortSignal.timeout(10_000),
    };
    for await (const delta of model.streamReply(request)) reply += delta;
    thread.push({ role: 'assistant', content: reply });
    replies.push(reply);
  }
  return replies;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

async function play(kind: 'learned' | 'held-out'): Promise<void> {
  const dialogues = readDialogues(kind);
  const found: Faults[] = [];
  for (const dialogue of dialogues) {
    const replies = await hold(dialogue);
    console.log(`\n# ${kind}: ${dialogue.title} (${dialogue.character}, ${dialogue.language})`);
    for (const [index, { fan, judgement }] of dialogue.turns.entries()) {
      console.log(`> ${fan}\n< ${replies[index]}${judgement ? `   [${judgement}]` : ''}`);
    }
    // The endpoint uses the machine's own clock.
    const timeless = dialogue.turns.map((turn) =>
      turn.isDated ? { ...turn, holds: undefined } : turn,
    );
    found.push(faultsOf({ ...dialogue, turns: timeless }, replies));
  }
  const turns = dialogues.flatMap((dialogue) => dialogue.turns);
  const expected = turns.filter(({ holds, isDated }) => holds !== undefined && !isDated).length;
  console.log(`\n${kind}: ${turns.length} replies in ${dialogues.length} dialogues`);
  console.log(
    `  facts and figures right: ${expected - sum(found.map(({ missed }) => missed.length))} of ${expected}`,
  );
  console.log(`  lines said twice: ${sum(found.map(({ repeated }) => repeated.length))}`);
  console.log(`  echoes: ${sum(found.map(({ echoed }) => echoed.length))}`);
  console.log(
    `  in another language: ${sum(found.map(({ otherLanguage }) => otherLanguage.length))}`,
  );
  if (kind === 'held-out') {
    for (const judgement of judgements) {
      console.log(
        `  read and judged '${judgement}': ${turns.filter((turn) => turn.judgement === judgement).length}`,
      );
    }
  }
}

await play('learned');
await play('held-out');
await sandbox.stop();
