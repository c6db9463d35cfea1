import type { FanFact } from '../memory/fan-fact';
import { factsOfClause } from '../memory/read-facts';
import type { Act } from '../scene';
import { findIntent, type Intent } from './intents';
import { clausesOf, normalise } from './normalise';

const greeting =
  /^(?:(?:well|oh|and),? )?(?:hi+|hey+|hello+|heya|hiya|yo|howdy|greetings|good (?:morning|evening|afternoon|day)|morning|evening)(?: there| you| again| darling| dear| love| my dear| gorgeous| beautiful)*(?=$|[\s,.!:;)])/;

const questionStart =
  /^(?:and |so |but |ok(?:ay)?,? |well,? |please,? |now,? |hey,? |by the way,? )*(?:what|where|when|who|whose|which|why|how|do|does|did|are|is|was|were|can|could|would|will|shall|should|have|has|tell|say|guess|remember|any|wyd|sup|describe|introduce|surprise|recommend|suggest|ever|fun fact|favourite)\b/;

/** Kinds that stand even when the clause tells a fact as well. */
const strongerThanFacts =
  /^(?:says(?:Love|Goodbye|Missed)|crisis|underage|compliments|flirts|feels(?:BadDay|GoodDay)|thanks|asks\w+|wants\w+)$/;

export interface Message {
  greets: boolean;
  acts: Act[];
}

/** Takes a message apart into what is greeted, told and asked, in its order. */
export function readMessage(message: string, names: readonly string[], turn: number): Message {
  let greets = false;
  const acts: Act[] = [];
  for (const whole of clausesOf(message)) {
    const clause = stripGreeting(whole, names);
    greets ||= clause !== whole;
    if (clause === '') continue;
    const act = readClause(clause, turn);
    acts.push(act);
  }
  return { greets, acts };
}

function readClause(clause: string, turn: number): Act {
  const plain = normalise(clause);
  const isQuestion = clause.endsWith('?') || questionStart.test(plain);
  const told = isQuestion ? [] : factsOfClause(clause, turn);
  return { clause, plain, intent: chooseIntent(plain, isQuestion, told), isQuestion, told };
}

function chooseIntent(plain: string, isQuestion: boolean, told: readonly FanFact[]): Intent | null {
  const intent = findIntent(plain);
  if (intent === null) return null;
  // What asks is not recognised in what tells: 'my dog's name is Rex' is no question.
  if (
    !isQuestion &&
    /^asks(?!If|For[A-Z]|Advice|ToChoose|ToNickname|Back|HowAreYou|Clarity|Why|Recommendation)/.test(
      intent.kind,
    )
  ) {
    return told.length > 0 ? null : findSocial(plain);
  }
  if (told.length > 0 && !strongerThanFacts.test(intent.kind)) return null;
  return intent;
}

/** A statement that merely sounds like a question about the character can still be a social one. */
function findSocial(plain: string): Intent | null {
  const intent = findIntent(plain.replace(/\b(?:what|where|when|who|which|how|why)\b/g, ''));
  return intent && !intent.kind.startsWith('asks') ? intent : null;
}

function stripGreeting(clause: string, names: readonly string[]): string {
  const match = greeting.exec(normalise(clause));
  if (!match) return clause;
  const rest = clause.slice(match[0].length).replace(/^[\s,.!:;)]+/, '');
  const name = names.find((candidate) => new RegExp(`^${candidate}\\b`, 'i').test(rest));
  return (name === undefined ? rest : rest.slice(name.length)).replace(/^[\s,.!:;)]+/, '');
}
