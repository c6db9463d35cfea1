import { type FactKind, keywordOf, retell } from '../memory/fan-fact';
import type { Scene } from '../scene';

/** Lines that come back, unasked, to something the fan told earlier. */
const returns: Partial<Record<FactKind, readonly string[]>> = {
  pet: [
    '[And how {is}|By the way, how {is}] {pet} [today|tonight|doing]?',
    '[Greetings to {pet}|I hope {pet} {is} asleep on something expensive|Say good evening to {pet}].',
  ],
  relative: [
    '[How is|And how is] {person} [these days|doing]?',
    '[I thought of|It makes me think of] {person}[, for some reason|, whom you mentioned|, and of how you speak of people].',
  ],
  job: [
    'Does one learn [that|such words|such patience|to write like that] as {value}[, or is it just you|]?',
    '[Does it ever get quiet|Are the evenings any easier|Is it a kind week] for {value}?',
  ],
  city: [
    '[How does {value} look tonight|Is {value} asleep already|What is {value} doing outside your window]?',
    'I [tried to imagine|pictured] {value} [just now|while you were typing], [and put you in it|with you somewhere under a lamp].',
  ],
  plan: [
    '[I have not forgotten|I still think of it]: {fact}[, and I wish you luck|, and I am curious how you feel about it|].',
  ],
  favourite: [
    '[It made me think of|I came across|There it was again, and I thought of you]: {value}[, your favourite|, of all things|].',
  ],
  likes: [
    '[You and {value} explain each other, I find|I keep thinking of you and {value}|Somehow it goes with you, {value}]: [I like that picture|it suits you|and I do not know why I think of it now].',
  ],
  plays: ['[Did you play|Have you touched] {value} [today|lately]?'],
  birthday: ['[I am counting the days|I have it marked]: {fact}.'],
  studies: ['[How is|Is] {value} treating you [this week|these days]?'],
};

/** How many of the fan's messages pass before a fact may come back by itself. */
const patience = 2;
/** A thing said back more often than this would wear out. */
const mostMentions = 2;

/**
 * Now and then a remembered thing, the one that was brought up least; null when nothing has rested
 * long enough.
 */
export function bringUp(scene: Scene): string | null {
  const turn = scene.fanMessages.length - 1;
  const candidates = scene.facts
    .filter((fact) => fact.turn <= turn - patience && returns[fact.kind] !== undefined)
    .map((fact) => ({
      fact,
      mentions: scene.ownMessages.filter((own) => own.includes(keywordOf(fact))).length,
    }))
    .filter(({ fact }) => !scene.ownMessages.slice(-2).some((own) => own.includes(keywordOf(fact))))
    .filter(({ mentions }) => mentions <= mostMentions)
    .sort((a, b) => a.mentions - b.mentions);
  const fact = candidates[0]?.fact;
  if (!fact) return null;
  return scene.speaker.say(returns[fact.kind] ?? [], {
    value: fact.value,
    pet: fact.value || `your ${fact.subject}`,
    person: fact.value ? `your ${fact.subject} ${fact.value}` : `your ${fact.subject}`,
    is: fact.value.includes(' and ') ? 'are' : 'is',
    fact: retell(fact),
  });
}
