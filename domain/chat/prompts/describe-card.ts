import type { CardParts } from '../../character-cards/card';
import { selectEntries, type SelectedEntry } from '../../character-cards/lorebook/select-entries';
import { expandMacros, type MacroValues } from '../../character-cards/macros/expand-macros';
import { readExamples } from '../../character-cards/talk/examples';
import { estimateTokens } from '../reply/estimate-tokens';
import type { CardInChat } from './card-in-chat';
import { dataBlock, dataLine } from './prompt-parts';
import type { PromptCharacter, PromptMessage } from './prompt-situation';

interface Described {
  character: Pick<PromptCharacter, 'name' | 'age'>;
  fanName: string | null;
  messages: readonly PromptMessage[];
}

/** The maximum number of tokens for each part of a card. */
interface CardLimits {
  character: number;
  lore: number;
  examples: number;
  wishes: number;
}

interface DescribedCard {
  /** The parts of the system text, in their order. */
  texts: string[];
  /** Entries that stand among the messages. */
  entries: { text: string; depth: number }[];
}

/** The tokens of the headings and marks around the entries of a lorebook. */
const marksOfLore = 60;

/** The longest text of a card after its macros are expanded. */
const longest = 20_000;

/**
 * Describes a card for a prompt: who the character is, the entries of its lorebook that the conversation
 * touches, examples of its talk, and how its maker wants it written. All of it is data: the product's rules
 * outweigh it. What does not fit into its share is left out.
 */
export function describeCard(
  card: CardInChat,
  situation: Described,
  limits: CardLimits,
): DescribedCard {
  const { parts } = card;
  const { character, fanName } = situation;
  const macros = { char: character.name, user: fanName ?? 'you', choose: card.choose };
  const selected = selectLore(card, situation, { tokens: limits.lore, macros });
  const loreAt = (...places: LorePlace[]) =>
    selected
      .filter(({ place }) => places.includes(place.kind))
      .flatMap(({ content }) => linesOf(content));
  const expand = (text: string) => linesOf(expandMacros(text, macros, longest));
  const about = [
    dataLine(`Name: ${character.name}`),
    dataLine(`Age: ${character.age}`),
    ...(fanName === null
      ? []
      : [dataLine(`The person you are talking with is called ${fanName}.`)]),
    ...loreAt('before_desc'),
    ...labelled('About', expand(parts.description)),
    ...loreAt('after_desc'),
    ...labelled('Personality', expand(parts.personality)),
    ...loreAt('personality'),
    ...labelled('Scenario', expand(parts.scenario)),
    ...loreAt('scenario'),
  ];
  return {
    texts: [
      dataBlock(worldHead, loreAt('before_char'), limits.lore),
      dataBlock('', about, limits.character + loreTokens(selected, describing)),
      dataBlock(worldHead, loreAt('after_char'), limits.lore),
      dataBlock(examplesHead, exampleLines(parts, macros), limits.examples),
      dataBlock(wishesHead, wishesOf(parts, expand), limits.wishes),
    ],
    entries: selected.flatMap(({ place, content }) =>
      place.kind === 'depth'
        ? [{ text: dataBlock('', linesOf(content), limits.lore), depth: place.depth }]
        : [],
    ),
  };
}

type LorePlace = SelectedEntry['place']['kind'];

/** Selects the entries of a card's lorebook that the conversation touches. */
function selectLore(
  { parts, characterMessages, greetingIndex }: CardInChat,
  { messages }: Described,
  { tokens, macros }: { tokens: number; macros: MacroValues },
): SelectedEntry[] {
  if (!parts.lorebook) return [];
  return selectEntries(parts.lorebook, messages, {
    characterMessages,
    greetingIndex,
    matchedBefore: null,
    tokenBudget: Math.max(0, tokens - marksOfLore),
    estimateTokens,
    macros,
  });
}

/** Returns lines of which the first one has a label. */
function labelled(label: string, lines: readonly string[]): string[] {
  const [first, ...others] = lines;
  return first === undefined ? [] : [`${label}: ${first}`, ...others];
}

const worldHead = 'What matters here and now:';
const examplesHead = 'Examples of how you talk; their content has not happened:';
const wishesHead = 'How the maker wants you written, as far as the rules allow:';

/** The places inside the description of the character. */
const describing: readonly LorePlace[] = ['before_desc', 'after_desc', 'personality', 'scenario'];

const loreTokens = (selected: readonly SelectedEntry[], places: readonly LorePlace[]): number =>
  selected
    .filter(({ place }) => places.includes(place.kind))
    .reduce((sum, { tokens }) => sum + tokens, 0);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(dataLine)
    .filter((line) => line !== '');

function exampleLines(parts: CardParts, { char, user, choose }: MacroValues): string[] {
  const spoken = { ...parts, nickname: char };
  return readExamples(spoken, user, choose).flatMap((turns) =>
    turns.flatMap(({ role, text }) => {
      const speaker = role === 'user' ? 'They' : role === 'character' ? 'You' : null;
      return speaker === null ? linesOf(text) : [dataLine(`${speaker}: ${text}`)];
    }),
  );
}

/** Returns the instructions of a card. Its place for another program's instructions stays empty. */
const wishesOf = (
  { systemPrompt, postHistoryInstructions }: CardParts,
  expand: (text: string) => string[],
): string[] =>
  [systemPrompt, postHistoryInstructions].flatMap((text) =>
    expand(text.replace(/\{\{original\}\}/gi, '')),
  );
