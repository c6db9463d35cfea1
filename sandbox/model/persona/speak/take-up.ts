import { type Language, wordsOf } from '../language';
import { capital, isListed, plainWords } from '../recognise/features';
import { type Clause, withoutFillers } from '../thread/clauses';
import { echoOf } from '../thread/say-back';
import type { Thread } from '../thread/thread';
import { formsIn } from '../recognise/forms';
import { subjectsOf } from './forms';
import type { Say } from './say';

const manyWords = 4;
const light = 'ack laugh surprise yes no dunno fine greet thanks sorry tease';
const people = 'family friends love pet';
const leastLight = 0.5;

/** Takes up a statement: what it does to the listener, the person's own words, and a question that follows. */
export function takeUp(thread: Thread, say: Say): string | null {
  const { clauses, language } = thread;
  const said = clauses
    .filter(({ asks }) => !asks)
    .sort((a, b) => Number(isLight(a)) - Number(isLight(b)) || lengthOf(b) - lengthOf(a));
  const [main] = said;
  if (!main) return null;
  const found = echoOf(main.text, language);
  if (found === null) return null;
  const { part, echo } = found;
  const shape = shapeOf(part, language) ?? (lengthOf(main) < manyWords ? 'bit' : 'it');
  const tone = toneOf(part, language) ?? toneOf(thread.message, language);
  if (shape === 'eval') return say(`eval.${tone ?? ''}`) ?? say('eval');
  const lead = tone === null ? null : say(`tone.${tone}`);
  const repeated = say('echo', { inner: lowerFirst(echo), Echo: capital(echo) });
  const toned =
    say(`next.${shape}.${tone ?? ''}`) ?? (shape === 'kin' ? say(`next.they.${tone ?? ''}`) : null);
  const next = toned ?? say(`next.${shape}`) ?? say('next');
  return repeated === null ? null : [lead ?? '', repeated, next ?? ''].join(' ').trim();
}

const isLight = ({ intent, score }: Clause) => score > leastLight && isListed(intent, light);

const lengthOf = ({ text }: Pick<Clause, 'text'>) => plainWords(text).length;

/** Returns how the person says it: what they did, plan, never do, or say of somebody else. */
export function shapeOf(text: string, language: Language): string | null {
  const bare = withoutFillers(text, language);
  const shape = formsIn(wordsOf[language].shapes).find(({ pattern }) => pattern.test(bare))?.group;
  const isKin = shape === 'mine' && subjectsOf(text, language).some((one) => isListed(one, people));
  return isKin ? 'kin' : (shape ?? null);
}

const toneOf = (text: string, language: Language): string | null =>
  formsIn(wordsOf[language].tones).find(({ pattern }) => pattern.test(text))?.group ?? null;

const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}\p{L}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
