import type { ReplyPreferences } from '../reply/recollection';
import type { PromptCondition, PromptRule, PromptVersion } from './prompt-version';
import type { ReplyTone } from './prompt-situation';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

interface RuledReply {
  preferences: ReplyPreferences;
  tone: ReplyTone;
  /** The language of the person's pages (BCP 47); null if unknown. */
  language: string | null;
  tokenBudget: number;
}

/** Returns the rules of a reply, one per line. They contain no text by people. */
export function rulesOf(prompt: PromptVersion, reply: RuledReply): string {
  const { preferences, tone, tokenBudget } = reply;
  const isSmall = prompt.small !== null && tokenBudget < prompt.small.belowTokens;
  const rules = isSmall ? (prompt.small?.rules ?? prompt.rules) : prompt.rules;
  const slots: Record<string, string> = {
    length: prompt.lengths[preferences.length],
    style: prompt.styles[preferences.style],
    language: languageRule(prompt, reply),
  };
  return rules
    .filter((rule) => applies(rule, tone))
    .map(({ text }) => text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot))
    .join('\n');
}

function applies({ when = [] }: PromptRule, { isCaring, isChaste }: ReplyTone): boolean {
  const holds: Record<PromptCondition, boolean> = {
    caring: isCaring,
    calm: !isCaring,
    chaste: isChaste,
    adult: !isChaste,
  };
  return [when].flat().every((condition) => holds[condition]);
}

function languageRule({ languages }: PromptVersion, { preferences, language }: RuledReply): string {
  const named = preferences.language ?? language;
  if (named === null) return languages.theirs;
  const text = preferences.language === null ? languages.likely : languages.chosen;
  return text.replace('{language}', languageNames.of(named) ?? named);
}
