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
  const { model, bio, consents, unconfirmed, decisions } = evidence;
  const phrase = (key: string, values?: Record<string, unknown>) =>
    words(`verified-models.review.${key}`, values);
  const state = (value: string): CellShown => ({
    text: words(`verified-models.state.${value}`),
    tone: toneOf(value),
  });
  return [
    { title: phrase('identity'), lines: [state(model.kyc_status)] },
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
    {
      title: phrase('consent'),
      lines:
        consents.length > 0
          ? consents.map(({ scope, version, at }) => ({
              text: words(`verified-models.scope.${scope}`),
              about: phrase('consent-of', { version, at: stamp(at) }),
              tone: 'ok' as const,
            }))
          : [{ text: phrase('no-consent'), tone: 'danger' as const }],
    },
    {
      title: phrase('previews'),
      lines: [state(model.twin_status)],
      paragraphs: [phrase('previews-text')],
    },
    {
      title: phrase('profile'),
      paragraphs: [bio === '' ? phrase('no-bio') : bio],
      lines: unconfirmed.map((part) => ({
        text: words(`verified-models.part.${part}`),
        about: phrase('unconfirmed'),
        tone: 'danger' as const,
      })),
    },
    ...(decisions.length > 0
      ? [
          {
            title: phrase('decisions'),
            lines: decisions.map(({ outcome, at, reasons, words: said }) => ({
              text: words(`verified-models.outcome.${outcome}`),
              about: [
                stamp(at),
                ...reasons.map((reason) => words(`verified-models.cause.${reason}`)),
                ...(said === '' ? [] : [said]),
              ].join(' · '),
            })),
          },
        ]
      : []),
  ];
}
