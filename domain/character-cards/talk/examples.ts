import { spokenName, type CardParts } from '../card';
import { cardLimits } from '../limits';
import { expandMacros, type MacroValues } from '../macros/expand-macros';

type Speaker = Pick<CardParts, 'name' | 'nickname' | 'exampleDialogue'>;

/** A turn of an example. */
export interface ExampleTurn {
  /** Null for what stands before the first speaker. */
  role: 'user' | 'character' | null;
  text: string;
}

const start = /<start>/i;
const person = ['{{user}}', '<user>'];
const character = ['{{char}}', '<char>', '<bot>'];

/**
 * Returns the example conversations of a card as turns (Character Card V1, `mes_example`). `<START>` begins
 * a conversation. A line `{{user}}: …` or `{{char}}: …`, or with one of the names, begins a turn; other lines
 * continue it. Macros are expanded; empty turns are left out.
 */
export function readExamples(
  card: Speaker,
  fanName: string,
  choose: MacroValues['choose'],
): ExampleTurn[][] {
  const values = { char: spokenName(card), user: fanName, choose };
  const speakers = {
    user: [...person, fanName],
    character: [...character, card.name, card.nickname, firstWord(card.name)],
  };
  const expand = (text: string) => expandMacros(text, values, cardLimits.expandedLength).trim();
  return card.exampleDialogue
    .split(start)
    .map((conversation) =>
      readTurns(conversation, speakers)
        .map(({ role, text }) => ({ role, text: expand(text) }))
        .filter(({ text }) => text !== ''),
    )
    .filter((turns) => turns.length > 0);
}

const firstWord = (name: string): string => name.split(' ')[0] ?? name;

type Speakers = Readonly<Record<'user' | 'character', readonly string[]>>;

function readTurns(conversation: string, speakers: Speakers): ExampleTurn[] {
  const turns: { role: ExampleTurn['role']; lines: string[] }[] = [{ role: null, lines: [] }];
  for (const line of conversation.split(/\r?\n/)) {
    const colon = line.indexOf(':', line.trimStart().startsWith('{{') ? line.indexOf('}}') : 0);
    const speaker = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const role = speaker === '' ? null : roleOf(speaker, speakers);
    if (role) turns.push({ role, lines: [line.slice(colon + 1)] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns.map(({ role, lines }) => ({ role, text: lines.join('\n') }));
}

function roleOf(speaker: string, { user, character }: Speakers): ExampleTurn['role'] {
  const isOne = (names: readonly string[]) => names.some((name) => name.toLowerCase() === speaker);
  if (isOne(user)) return 'user';
  return isOne(character) ? 'character' : null;
}
