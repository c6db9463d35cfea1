import { characterDay } from './character-day';
import { cutToTokens, estimateTokens } from './estimate-tokens';
import { describeCharacter, describeDiary, describeFacts, describeMoment } from './prompt-parts';
import type { ModelMessage, PromptSituation } from './prompt-situation';
import { rulesOf } from './prompt-rules';

/** The maximum share of the budget for the rules. */
const rulesShare = 0.5;
/** The maximum share of the remaining budget for each part. The conversation gets the rest. */
const shares = { character: 0.34, moment: 0.08, facts: 0.2, diary: 0.1 } as const;
/** The maximum share of the budget for the message that needs the reply. */
const lastShare = 0.5;

/**
 * Builds the model's messages within a budget of tokens: rules, character, moment, facts and diary,
 * each within its share, then as many of the newest messages as fit, always including the last one.
 * Texts by people are placed between marks, one per line, and declared not to be instructions. The
 * budget is kept for any length of texts.
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
