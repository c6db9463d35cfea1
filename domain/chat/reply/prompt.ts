import { characterDay } from './character-day';
import { cutToTokens, estimateTokens } from './estimate-tokens';
import { describeCharacter, describeDiary, describeFacts, describeMoment } from './prompt-parts';
import type { ModelMessage, PromptSituation } from './prompt-situation';
import { rulesOf } from './prompt-rules';

/** The most of the budget that the rules may take. */
const rulesShare = 0.5;
/** The most of what the rules leave that each part may take; the conversation has the rest. */
const shares = { character: 0.34, moment: 0.08, facts: 0.2, diary: 0.1 } as const;
/** The most of the budget that the message to be answered may take. */
const lastShare = 0.5;

/**
 * What the model is given within a budget of tokens: the rules, the character, the moment, what the
 * person has told and the diary, each within its share, then as many of the newest messages as there
 * is room for, the last one always. What people wrote stands between marks, one line each, and is
 * told to be no instruction. The budget is kept whatever the texts are.
 */
export function buildPrompt(situation: PromptSituation, tokenBudget: number): ModelMessage[] {
  const { messages } = situation;
  const last = messages.at(-1)?.content ?? '';
  const reserved = Math.min(estimateTokens(last), Math.floor(tokenBudget * lastShare));
  const system = cutToTokens(describe(situation, tokenBudget), tokenBudget - reserved);
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

function describe(
  { character, fanName, recollection, tone, now }: PromptSituation,
  tokenBudget: number,
): string {
  const rules = cutToTokens(
    rulesOf(recollection.preferences, tone).join('\n'),
    Math.floor(tokenBudget * rulesShare),
  );
  const rest = tokenBudget - estimateTokens(rules);
  const within = (part: keyof typeof shares) => Math.floor(rest * shares[part]);
  return [
    rules,
    describeCharacter(character, fanName, within('character')),
    describeMoment(characterDay(character, now), recollection.relationship, within('moment')),
    describeFacts(recollection.facts, within('facts')),
    describeDiary(recollection.diary, within('diary')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
