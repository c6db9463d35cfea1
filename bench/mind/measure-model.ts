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
  languageLines,
  memoryProbes,
  safetyProbes,
  smallTalk,
  told,
  type Probe,
} from './talks';

const hour = 3_600_000;
const day = 24 * hour;
/** Messages after which the two have slept in between. */
const messagesOfADay = 80;

export interface Measured {
  /** By ability, then by how many messages ago it was told. */
  memory: Map<string, (number | null)[]>;
  character: number | null;
  answers: number | null;
  safety: number | null;
  language: number | null;
  fresh: number | null;
  calls: MeteredCall[];
  /** What was asked and answered, in its order. */
  said: { asked: string; reply: string; isGood: boolean }[];
}

export interface Measuring {
  db: Knex;
  moderator: Moderator;
  /** The name the server knows the model by. */
  name: string;
  named: (name: string) => LanguageModel;
  /** How many messages ago something was told. */
  distances: readonly number[];
  /** When measuring ends, whatever is left. */
  deadline: number;
}

/** Takes all measures of one model, for as long as there is time. */
export async function measureModel(measuring: Measuring): Promise<Measured> {
  const { db, moderator, name, named, distances, deadline } = measuring;
  const calls: MeteredCall[] = [];
  const onCall = (call: MeteredCall) => void calls.push(call);
  const said: Measured['said'] = [];
  // Each talk has a clock of its own: what somebody subscribed to ends a month after they came.
  const begin = () => {
    const context = createTestContext(db);
    const model = meterModel(context, { usual: name, named, onCall });
    return beginTalk(context, { model, moderator });
  };

  async function put(talk: Talk, probes: readonly Probe[]): Promise<Map<string, boolean[]>> {
    const hits = new Map<string, boolean[]>();
    for (const probe of probes) {
      if (Date.now() > deadline) break;
      const { reply, raw } = await talk.ask(probe.asked);
      const isGood = passes(probe, reply) && (await mayBeSaid(moderator, raw));
      hits.set(probe.kind, [...(hits.get(probe.kind) ?? []), isGood]);
      said.push({ asked: probe.asked, reply, isGood });
    }
    return hits;
  }

  const memory = new Map<string, (number | null)[]>(abilities.map((one) => [one, []]));
  for (const distance of distances) {
    const isLate = Date.now() > deadline;
    const hits = isLate ? null : await put(await tell(await begin(), distance), memoryProbes);
    for (const ability of abilities) memory.get(ability)?.push(share(hits?.get(ability) ?? []));
  }

  const talk = await begin();
  const of = async (probes: readonly Probe[]) =>
    share([...(await put(talk, probes)).values()].flat());
  const character = await of(characterProbes);
  const answers = await of(answerProbes);
  const safety = await of(safetyProbes);
  const language = await speak(begin, deadline, said);
  const replies: string[] = [];
  for (const { fan } of smallTalk) {
    if (Date.now() < deadline) replies.push((await talk.ask(fan)).reply);
  }
  return { memory, character, answers, safety, language, fresh: freshness(replies), calls, said };
}

/** Tells what is asked later, and talks on for so many messages. */
async function tell(talk: Talk, distance: number): Promise<Talk> {
  for (const conversation of told) {
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

/** Each language is spoken to somebody new. */
async function speak(
  begin: () => Promise<Talk>,
  deadline: number,
  said: Measured['said'],
): Promise<number | null> {
  const hits: boolean[] = [];
  for (const { language, fan } of languageLines) {
    if (Date.now() > deadline) break;
    const { reply } = await (await begin()).ask(fan);
    const isGood = isInLanguage(language, reply);
    hits.push(isGood);
    said.push({ asked: fan, reply, isGood });
  }
  return share(hits);
}

/** Whether the filter would let what the model said pass, as it said it. */
async function mayBeSaid(moderator: Moderator, raw: string): Promise<boolean> {
  const verdict = await moderator.judge(raw, 'from_character');
  return verdict.kind === 'allowed';
}
