import { characterDay } from '../reply/character-day';
import { cutToTokens, estimateTokens } from '../reply/estimate-tokens';
import {
  describeCharacter,
  describeDiary,
  describeEvents,
  describeFacts,
  describeLines,
  describeMoment,
} from './prompt-parts';
import type { ModelMessage, PromptSituation } from './prompt-situation';
import { rulesOf } from './rules-of';
import { newestPrompt } from './versions';

/** The maximum share of the system text for the rules. */
const rulesShare = 0.5;
/** The maximum share of what the rules leave for each part. The conversation gets the rest. */
const shares = {
  character: 0.34,
  moment: 0.12,
  events: 0.12,
  facts: 0.2,
  lines: 0.1,
  diary: 0.1,
} as const;
/** The maximum number of tokens for all that is remembered, in a prompt of any length. */
const mostRemembered = 2000;
const shareOfRemembered = shares.facts + shares.lines + shares.diary;
/** The maximum share of the budget for the message that needs the reply. */
const lastShare = 0.5;
const calm = { isCaring: false, isChaste: false };

/**
 * Builds the model's messages within a budget of tokens: rules, character, moment, events, facts, lines
 * and diary, each within its share, then as many of the newest messages as fit, always including the last one.
 * Texts by people are placed between marks, one per line, and declared not to be instructions. The
 * budget is kept for any length of texts.
 */
export function buildPrompt(
  situation: PromptSituation,
  tokenBudget: number,
  prompt = newestPrompt,
): ModelMessage[] {
  const { messages } = situation;
  const last = messages.at(-1)?.content ?? '';
  const reserved = Math.min(estimateTokens(last), Math.floor(tokenBudget * lastShare));
  const limit = tokenBudget - reserved;
  const system = cutToTokens(describe(situation, { limit, tokenBudget, prompt }), limit);
  let left = tokenBudget - estimateTokens(system);
  const kept: ModelMessage[] = [];
  for (const message of [...messages].reverse()) {
    const content = kept.length === 0 ? cutToTokens(message.content, left) : message.content;
    left -= estimateTokens(content);
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ role: message.role === 'user' ? 'user' : 'assistant', content });
  }
  return [{ role: 'system', content: system }, ...kept];
}

interface Described {
  /** The tokens of the system text. */
  limit: number;
  /** The tokens of the whole prompt. */
  tokenBudget: number;
  prompt: typeof newestPrompt;
}

function describe(
  {
    character,
    fanName,
    recollection,
    tone = calm,
    events = [],
    language = null,
    now,
  }: PromptSituation,
  { limit, tokenBudget, prompt }: Described,
): string {
  const { preferences } = recollection;
  const rules = cutToTokens(
    rulesOf(prompt, { preferences, tone, language, tokenBudget }),
    Math.floor(limit * rulesShare),
  );
  const rest = limit - estimateTokens(rules);
  const within = (part: keyof typeof shares) => Math.floor(rest * shares[part]);
  const remembered = (part: 'facts' | 'lines' | 'diary') =>
    Math.min(within(part), Math.floor((mostRemembered * shares[part]) / shareOfRemembered));
  const facts = describeFacts(recollection.facts, remembered('facts'));
  const parts = [
    describeCharacter(character, fanName, within('character')),
    describeMoment(characterDay(character, now), recollection.relationship, within('moment')),
    facts,
    describeLines(recollection.lines, facts, remembered('lines')),
    describeDiary(recollection.diary, remembered('diary')),
    describeEvents(prompt.events, events, within('events')),
  ];
  const all = prompt.rulesStand === 'first' ? [rules, ...parts] : [...parts, rules];
  return all.filter((part) => part !== '').join('\n\n');
}
