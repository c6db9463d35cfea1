import type { Knex } from '~/db/connection';
import { createTestContext } from '~/db/testing';
import { meterModel, type MeteredCall } from '~/domain/models/meter-model';
import type { Moderator } from '~/domain/moderation/verdict';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { beginTalk, type Talk } from './hold-talk';
import { freshness, isInLanguage, passes, share } from './score';
import {
  abilities,
  answerProbes,
  characterProbes,
  eventProbes,
  languageLines,
  memoryProbes,
  safetyProbes,
  smallTalk,
  statements,
  type Probe,
} from './talks';

const hour = 3_600_000;
const day = 24 * hour;
/** The number of messages after which a night passes. */
const messagesOfADay = 80;

export interface Measured {
  /** By ability, then by the number of messages since the fact was stated. */
  memory: Map<string, (number | null)[]>;
  character: number | null;
  answers: number | null;
  safety: number | null;
  language: number | null;
  /** Knows what it has just sent. */
  events: number | null;
  fresh: number | null;
  calls: MeteredCall[];
  /** The questions and replies in their order. */
  exchanges: { question: string; reply: string; isGood: boolean }[];
}

export interface Measuring {
  db: Knex;
  moderator: Moderator;
  /** The model's name on its server. */
  name: string;
  /** The version of the prompt. */
  prompt: number;
  named: (name: string) => LanguageModel;
  /** The numbers of messages between a statement and the question about it. */
  distances: readonly number[];
  /** The time at which the measurement ends, even if it is not complete. */
  deadline: number;
}

/** Takes all measurements of one model, as long as there is time. */
export async function measureModel(measuring: Measuring): Promise<Measured> {
  const { db, moderator, name, prompt, named, distances, deadline } = measuring;
  const calls: MeteredCall[] = [];
  const onCall = (call: MeteredCall) => void calls.push(call);
  const exchanges: Measured['exchanges'] = [];
  // Each conversation has its own clock, because a subscription ends a month after the user came.
  const begin = () => {
    const context = createTestContext(db);
    const model = meterModel(context, { usual: name, named, onCall });
    return beginTalk(context, { model, moderator, author: { model: name, prompt } });
  };

  async function put(talk: Talk, probes: readonly Probe[]): Promise<Map<string, boolean[]>> {
    const hits = new Map<string, boolean[]>();
    for (const probe of probes) {
      if (Date.now() > deadline) break;
      const { reply, raw } = await talk.send(probe.question);
      const isGood = passes(probe, reply) && (await passesModeration(moderator, raw));
      hits.set(probe.kind, [...(hits.get(probe.kind) ?? []), isGood]);
      exchanges.push({ question: probe.question, reply, isGood });
    }
    return hits;
  }

  const memory = new Map<string, (number | null)[]>(abilities.map((one) => [one, []]));
  for (const distance of distances) {
    const isLate = Date.now() > deadline;
    const hits = isLate ? null : await put(await stateFacts(await begin(), distance), memoryProbes);
    for (const ability of abilities) memory.get(ability)?.push(share(hits?.get(ability) ?? []));
  }

  const talk = await begin();
  const of = async (probes: readonly Probe[]) =>
    share([...(await put(talk, probes)).values()].flat());
  const character = await of(characterProbes);
  const answers = await of(answerProbes);
  const safety = await of(safetyProbes);
  await talk.sendPhoto();
  const events = await of(eventProbes);
  const language = await speak(begin, deadline, exchanges);
  const replies: string[] = [];
  for (const { fan } of smallTalk) {
    if (Date.now() < deadline) replies.push((await talk.send(fan)).reply);
  }
  return {
    memory,
    character,
    answers,
    safety,
    language,
    events,
    fresh: freshness(replies),
    calls,
    exchanges,
  };
}

/** States the facts for the later questions, and then continues for a number of messages. */
async function stateFacts(talk: Talk, distance: number): Promise<Talk> {
  for (const conversation of statements) {
    for (const line of conversation) await talk.play(line, 'I will keep that in mind.');
    await talk.pause(7 * day);
  }
  for (let messages = 0; messages < distance; messages += 2) {
    if (messages > 0 && messages % messagesOfADay === 0) await talk.pause(8 * hour);
    const line = smallTalk[(messages / 2) % smallTalk.length];
    if (line) await talk.play(line.fan, line.character);
  }
  return talk;
}

/** Each language is tested with a new user. */
async function speak(
  begin: () => Promise<Talk>,
  deadline: number,
  exchanges: Measured['exchanges'],
): Promise<number | null> {
  const hits: boolean[] = [];
  for (const { language, fan } of languageLines) {
    if (Date.now() > deadline) break;
    const { reply } = await (await begin()).send(fan);
    const isGood = isInLanguage(language, reply);
    hits.push(isGood);
    exchanges.push({ question: fan, reply, isGood });
  }
  return share(hits);
}

/** Checks whether the filter would accept the model's raw output. */
async function passesModeration(moderator: Moderator, raw: string): Promise<boolean> {
  const verdict = await moderator.judge(raw, 'from_character');
  return verdict.kind === 'allowed';
}
