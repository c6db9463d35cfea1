import { characterDay } from '../reply/character-day';
import { cutToTokens, estimateTokens } from '../reply/estimate-tokens';
import { describeCard } from './describe-card';
import { placeEntries } from './place-entries';
import {
  describeCharacter,
  describeCloseness,
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
/** The same for a character from a card, which describes the place and time itself. */
const sharesWithCard = {
  character: 0.36,
  lore: 0.18,
  examples: 0.1,
  wishes: 0.08,
  moment: 0.02,
  events: 0.05,
  facts: 0.11,
  lines: 0.04,
  diary: 0.04,
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
  const described = describe(situation, { limit, tokenBudget, prompt });
  const entries = described.entries.filter(({ text }) => text !== '');
  const ofEntries = entries.reduce((sum, { text }) => sum + estimateTokens(text), 0);
  const system = cutToTokens(described.text, limit - ofEntries);
  let left = tokenBudget - ofEntries - estimateTokens(system);
  const kept: ModelMessage[] = [];
  for (const message of [...messages].reverse()) {
    const content = kept.length === 0 ? cutToTokens(message.content, left) : message.content;
    left -= estimateTokens(content);
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ role: message.role === 'user' ? 'user' : 'assistant', content });
  }
  return [{ role: 'system', content: system }, ...placeEntries(kept, entries)];
}

interface Described {
  /** The tokens of the system text. */
  limit: number;
  /** The tokens of the whole prompt. */
  tokenBudget: number;
  prompt: typeof newestPrompt;
}

/** The system text, and the entries of a lorebook that stand among the messages. */
interface Description {
  text: string;
  entries: { text: string; depth: number }[];
}

function describe(
  situation: PromptSituation,
  { limit, tokenBudget, prompt }: Described,
): Description {
  const { recollection, tone = calm, events = [], language = null } = situation;
  const { preferences } = recollection;
  const rules = cutToTokens(
    rulesOf(prompt, { preferences, tone, language, tokenBudget }),
    Math.floor(limit * rulesShare),
  );
  const rest = limit - estimateTokens(rules);
  const share = situation.card ? sharesWithCard : shares;
  const within = (part: keyof typeof shares) => Math.floor(rest * share[part]);
  const remembered = (part: 'facts' | 'lines' | 'diary') =>
    Math.min(within(part), Math.floor((mostRemembered * shares[part]) / shareOfRemembered));
  const facts = describeFacts(recollection.facts, remembered('facts'));
  const who = describeWho(situation, rest, within('moment'));
  const parts = [
    ...who.texts,
    facts,
    describeLines(recollection.lines, facts, remembered('lines')),
    describeDiary(recollection.diary, remembered('diary')),
    describeEvents(prompt.events, events, within('events')),
  ];
  const all = prompt.rulesStand === 'first' ? [rules, ...parts] : [...parts, rules];
  return { text: all.filter((part) => part !== '').join('\n\n'), entries: who.entries };
}

/** Describes who speaks, and where and when: by the card of the character, or by its traits and its day. */
function describeWho(
  { character, card, fanName, messages, recollection, now }: PromptSituation,
  rest: number,
  momentLimit: number,
): { texts: string[]; entries: Description['entries'] } {
  const { relationship } = recollection;
  if (card) {
    const within = (part: 'character' | 'lore' | 'examples' | 'wishes') =>
      Math.floor(rest * sharesWithCard[part]);
    const limits = {
      character: within('character'),
      lore: within('lore'),
      examples: within('examples'),
      wishes: within('wishes'),
    };
    const described = describeCard(card, { character, fanName, messages }, limits);
    return {
      ...described,
      texts: [...described.texts, describeCloseness(relationship, momentLimit)],
    };
  }
  return {
    texts: [
      describeCharacter(character, fanName, Math.floor(rest * shares.character)),
      describeMoment(characterDay(character, now), relationship, momentLimit),
    ],
    entries: [],
  };
}
