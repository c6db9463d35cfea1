import type { ReviewEvidence } from '~/domain/creator-reviews/open-review';
import { stamp } from '../../staff/presenters/stamp';
import type { CellShown, SectionShown, Tone } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

const toneOf = (state: string): Tone => {
  if (['approved', 'signed', 'completed'].includes(state)) return 'ok';
  return ['rejected', 'failed'].includes(state) ? 'danger' : 'gold';
};

/** Presents the evidence of a review as its six numbered checks, the profile and the earlier decisions. */
export function reviewSections(evidence: ReviewEvidence, words: Words): SectionShown[] {
  const said: Said = {
    words,
    phrase: (key, values) => words(`verified-models.review.${key}`, values),
    state: (value) => ({ text: words(`verified-models.state.${value}`), tone: toneOf(value) }),
  };
  return [
    ...checksOf(evidence, said),
    consentOf(evidence, said),
    previewsOf(evidence, said),
    profileOf(evidence, said),
    ...decisionsOf(evidence, said),
  ];
}

/** The words of the page. */
interface Said {
  words: Words;
  phrase: (key: string, values?: Record<string, unknown>) => string;
  state: (value: string) => CellShown;
}

function checksOf(
  { model, match }: ReviewEvidence,
  { words, phrase, state }: Said,
): SectionShown[] {
  return [
    { title: phrase('identity'), lines: [state(model.kyc_status), ...matchLines(match, phrase)] },
    { title: phrase('photos'), lines: [state(model.photo_status)] },
    {
      title: phrase('voices'),
      lines: [
        {
          ...state(model.voice_status),
          about: words(`verified-models.voiceKind.${model.voice_kind}`),
        },
      ],
    },
    {
      title: phrase('release'),
      lines: [
        { ...state(model.release_status), about: phrase('release-form') },
        { ...state(model.agreement_status), about: phrase('agreement') },
      ],
    },
  ];
}

/** Shows the parts of the profile that the document proved, or that differ from it. */
function matchLines(match: ReviewEvidence['match'], phrase: Said['phrase']): CellShown[] {
  if (!match) return [];
  const facts = [
    ['name-on-document', match.nameMatches],
    ['birth-date-on-document', match.birthDateMatches],
  ] as const;
  return facts.map(([key, matches]) => ({
    text: phrase(key),
    about: phrase(matches === null ? 'not-compared' : matches ? 'matches' : 'differs'),
    tone: matches === null ? 'gold' : matches ? 'ok' : 'danger',
  }));
}

function consentOf({ consents }: ReviewEvidence, { words, phrase }: Said): SectionShown {
  const given = consents.map(({ scope, version, at }) => ({
    text: words(`verified-models.scope.${scope}`),
    about: phrase('consent-of', { version, at: stamp(at) }),
    tone: 'ok' as const,
  }));
  const none = [{ text: phrase('no-consent'), tone: 'danger' as const }];
  return { title: phrase('consent'), lines: given.length > 0 ? given : none };
}

const previewsOf = ({ model }: ReviewEvidence, { phrase, state }: Said): SectionShown => ({
  title: phrase('previews'),
  lines: [state(model.twin_status)],
  paragraphs: [phrase('previews-text')],
});

const profileOf = (
  { bio, unconfirmed }: ReviewEvidence,
  { words, phrase }: Said,
): SectionShown => ({
  title: phrase('profile'),
  paragraphs: [bio === '' ? phrase('no-bio') : bio],
  lines: unconfirmed.map((part) => ({
    text: words(`verified-models.part.${part}`),
    about: phrase('unconfirmed'),
    tone: 'danger' as const,
  })),
});

function decisionsOf({ decisions }: ReviewEvidence, { words, phrase }: Said): SectionShown[] {
  if (decisions.length === 0) return [];
  const lines = decisions.map(({ outcome, at, reasons, words: written }) => ({
    text: words(`verified-models.outcome.${outcome}`),
    about: [
      stamp(at),
      ...reasons.map((reason) => words(`verified-models.cause.${reason}`)),
      ...(written === '' ? [] : [written]),
    ].join(' · '),
  }));
  return [{ title: phrase('decisions'), lines }];
}
