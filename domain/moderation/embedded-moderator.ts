import {
  collapseDuplicatesTransformer,
  DataSet,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';
import { normaliseForModeration } from './normalise';
import { crisisPhrases, refusedPhrases, underageClaim } from './phrases';
import { refusedCategories, type Moderator, type RefusedCategory, type Verdict } from './verdict';

type Label = RefusedCategory | 'crisis';

/** Longest stretch of a text that is kept as evidence. */
const evidenceLength = 500;

function buildMatcher() {
  const dataSet = new DataSet<{ originalWord: Label }>();
  const add = (label: Label, phrases: string[]) =>
    dataSet.addPhrase((phrase) => {
      phrase.setMetadata({ originalWord: label });
      for (const pattern of phrases) phrase.addPattern(parseRawPattern(pattern));
      return phrase;
    });
  for (const category of refusedCategories) add(category, refusedPhrases[category]);
  add('crisis', crisisPhrases);
  const transformers = [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
    // Three or more of a letter are a disguise; two are spelling.
    collapseDuplicatesTransformer({ defaultThreshold: 2 }),
  ];
  return {
    dataSet,
    matcher: new RegExpMatcher({
      ...dataSet.build(),
      blacklistMatcherTransformers: transformers,
    }),
  };
}

/**
 * The filter that needs no provider: phrase lists over a normalised text. A refusal outweighs the
 * referral card; a person's own distress is never a refusal.
 */
export function createEmbeddedModerator(): Moderator {
  const { dataSet, matcher } = buildMatcher();
  return {
    judge(text) {
      const normal = normaliseForModeration(text);
      const labels = new Set(
        matcher
          .getAllMatches(normal)
          .map((match) => dataSet.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord),
      );
      if (underageClaim.test(text)) labels.add('minors');
      return Promise.resolve(verdictOf(labels, text));
    },
  };
}

function verdictOf(labels: Set<Label | undefined>, text: string): Verdict {
  const category = refusedCategories.find((one) => labels.has(one));
  if (category) return { kind: 'refused', category, evidence: text.slice(0, evidenceLength) };
  return labels.has('crisis') ? { kind: 'crisis' } : { kind: 'allowed' };
}
