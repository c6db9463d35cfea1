import { profileOn } from './about-profile';
import { choiceFor } from './choice';
import type { Conversation } from './conversation';
import type { Clause } from './hear/clauses';
import { recallFor } from './recall';
import { reckon } from './reckon/reckon';
import { type Air, airOf, poolsOfAir } from './repertoire/air';
import type { Repertoire } from './repertoire/repertoire';
import { grave, type Rule } from './repertoire/rule';
import { lineKey, sentencesOf } from '../spoken';
import type { Slots } from './speaker';

/** Something heard in a clause, and what may be said to it. */
export interface Hit {
  clause: Clause;
  weight: number;
  lines: readonly string[];
  slots: Slots;
  rule: Rule | null;
  isQuestion: boolean;
}

/** Asks after somebody told of, who may have died. */
const asksAgain =
  /(?<!\p{L})(?:my|mon|ma|mein|meine|mi|minha|meu)(?!\p{L}).{0,40}(?:name|called|heißt|hieß|appel|llama|chama)|(?:nom|name|nome|nombre|appel\p{L}+|heißt|hieß|llama\p{L}*|chama\p{L}*)(?!\p{L}).{0,20}(?<!\p{L})(?:mon|ma|mein|meine|mi|minha|meu)(?!\p{L})|(?:was|beruf|que|où|wo|dónde|onde) .{0,20}(?:beruf|métier|habit|wohn|vive|mora)/u;
const exactWeight = 8;
const choiceWeight = 7;
const profileWeight = 5;

/** What each clause of the last message says or asks, the weightiest reading of each. */
export function hitsOf(conversation: Conversation): Hit[] {
  return conversation.clauses.flatMap((clause) => hitOf(clause, conversation) ?? []);
}

function hitOf(
  clause: Clause,
  { repertoire, facts, language, now, profile, mood, speaker, messages }: Conversation,
): Hit | null {
  const rule = ruleFor(
    clause,
    repertoire.rules,
    facts.some(({ isGone }) => isGone),
  );
  if (rule && rule.weight >= grave && !(clause.isQuestion && asksAgain.test(clause.plain)))
    return fromRule(rule, clause, mood);
  const exact =
    (clause.isQuestion ? recallFor(clause, facts, repertoire, language, now) : null) ??
    reckon(clause, repertoire, language, now);
  if (exact) return { clause, weight: exactWeight, ...exact, rule: null, isQuestion: true };
  const choice = choiceFor(clause, messages, repertoire.choices, language);
  if (choice)
    return { clause, weight: choiceWeight, ...choice, rule: null, isQuestion: clause.isQuestion };
  if (
    language === 'en' &&
    clause.isQuestion &&
    (!rule || rule.weight <= profileWeight || rule.id === 'me.pet' || rule.id === 'me.family')
  ) {
    const lines = profileOn(clause, profile).filter((line) => speaker.isNew(line));
    if (lines.length > 0 && !/\b(?:q\.or|greet)/.test(rule?.id ?? ''))
      return {
        clause,
        weight: profileWeight,
        lines: lines.slice(0, 1),
        slots: {},
        rule: null,
        isQuestion: true,
      };
  }
  return rule ? fromRule(rule, clause, mood) : null;
}

function fromRule(rule: Rule, clause: Clause, mood: Conversation['mood']): Hit {
  const own = rule.moods?.[mood] ?? [];
  return {
    clause,
    weight: rule.weight,
    lines: own.length > 0 ? [...own, ...rule.says] : rule.says,
    slots: {},
    rule,
    isQuestion: clause.isQuestion,
  };
}

function ruleFor(clause: Clause, rules: readonly Rule[], isMourned: boolean): Rule | null {
  let best: Rule | null = null;
  for (const rule of rules) {
    if (best && rule.weight <= best.weight) continue;
    if (rule.only && (rule.only === 'question') !== clause.isQuestion) continue;
    if (rule.isForMourners && !isMourned) continue;
    if (rule.hears.test(clause.plain) && !rule.unless?.test(clause.plain)) best = rule;
  }
  return best;
}

const sentenceKeys = new WeakMap<Rule, readonly string[]>();

/** The sentences that a rule says, as far as one can know them by. */
function keysOf(rule: Rule): readonly string[] {
  const known = sentenceKeys.get(rule);
  if (known) return known;
  const keys = [...rule.says, ...Object.values(rule.moods ?? {}).flat()]
    .flatMap(sentencesOf)
    .filter((sentence) => !sentence.includes('{'))
    .filter((sentence) => sentence.split(' ').length > (sentence.endsWith('?') ? 2 : 4))
    .map(lineKey);
  sentenceKeys.set(rule, keys);
  return keys;
}

/** The rule behind the character's last reply: its questions have answers waiting. */
export function ruleOfReply(reply: string, rules: readonly Rule[]): Rule | null {
  const said = sentencesOf(reply);
  const asked = new Set(said.filter((sentence) => sentence.endsWith('?')).map(lineKey));
  const all = new Set(said.map(lineKey));
  const saying = (keys: ReadonlySet<string>) =>
    rules.find((rule) => keysOf(rule).some((key) => keys.has(key)));
  return saying(asked) ?? saying(all) ?? null;
}

/** The mood of the pool of general lines that a reply came from; null where it came from a rule. */
export function poolOfReply(reply: string, { unknown }: Repertoire): Air | null {
  const key = lineKey(reply);
  const pool = poolsOfAir.find(([name]) => unknown[name].some((line) => lineKey(line) === key));
  return pool?.[1] ?? null;
}

/** What hangs over the talk after a reply. */
export function airOfReply(reply: string, repertoire: Repertoire): Air | null {
  const pool = poolOfReply(reply, repertoire);
  if (pool) return pool;
  const rule = ruleOfReply(reply, repertoire.rules);
  return rule && airOf(rule.id);
}
