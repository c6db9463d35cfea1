import * as z from 'zod';
import { accountStateSchema } from '~/domain/account-states/schema';
import type { Evidence } from '~/domain/moderation/list-evidence';
import type { IncidentListed } from '~/domain/moderation/list-incidents';
import { severities } from '~/domain/moderation/severity';
import { directionOf, wordKinds } from '~/domain/moderation/word-kinds';
import type { AppealListed, AppealSeen } from '~/domain/strikes/list-appeals';
import type { IncidentSeen } from '~/domain/strikes/open-evidence';
import {
  appealOutcomeSchema,
  consequenceSchema,
  reviewDecisionSchema,
} from '~/domain/strikes/schema';
import { staffOnly } from '../../staff/presenters/staff-only';
import { stamp, stampSchema } from '../../staff/presenters/stamp';
import type { Made } from '../server/read-evidence-pictures.server';

const ofIncident = {
  id: z.uuid(),
  kind: z.enum(wordKinds),
  severity: z.enum(severities),
  language: z.string().nullable(),
  flags: z.number().int(),
  email: staffOnly(z.string().nullable()),
  begunAt: staffOnly(stampSchema),
};

const listedIncidentSchema = z.object({
  ...ofIncident,
  categories: staffOnly(z.array(z.string())),
  isSuspensionAsked: z.boolean(),
});
export type ListedIncident = z.infer<typeof listedIncidentSchema>;

/** One line of the queue. */
export const presentListed = ({ begunAt, ...rest }: IncidentListed): ListedIncident =>
  listedIncidentSchema.parse({ ...rest, begunAt: stamp(begunAt) });

export const seenIncidentSchema = z.object({
  ...ofIncident,
  isOfCharacter: z.boolean(),
  isVisitor: z.boolean(),
  state: staffOnly(accountStateSchema.nullable()),
  lastFlagAt: staffOnly(stampSchema),
  decision: staffOnly(reviewDecisionSchema.nullable()),
  /** Who asked for a suspension: whoever looks, or a colleague. */
  suspensionAskedBy: staffOnly(z.enum(['viewer', 'colleague']).nullable()),
  points: z.number().int(),
  pausedUntil: staffOnly(stampSchema.nullable()),
  decisions: staffOnly(
    z.array(
      z.object({
        reference: z.string(),
        leadsTo: consequenceSchema,
        rule: z.string(),
        at: stampSchema,
        isTakenBack: z.boolean(),
      }),
    ),
  ),
});
export type SeenIncident = z.infer<typeof seenIncidentSchema>;

const whoOf = (asker: string, viewer: string) => (asker === viewer ? 'viewer' : 'colleague');

/** An incident before its evidence is opened. */
export function presentIncident(
  { incident, account, standing }: IncidentSeen,
  staffId: string,
): SeenIncident {
  const { id, kind, severity, language, flags, decision, person, suspensionAskedBy } = incident;
  return {
    id,
    kind,
    severity,
    language,
    flags,
    decision,
    email: account?.email ?? null,
    state: account?.state ?? null,
    isOfCharacter: directionOf(kind) === 'from_character',
    isVisitor: person.kind === 'guest',
    begunAt: stamp(incident.begunAt),
    lastFlagAt: stamp(incident.lastFlagAt),
    suspensionAskedBy: suspensionAskedBy === null ? null : whoOf(suspensionAskedBy, staffId),
    points: standing.points,
    pausedUntil: standing.pausedUntil && stamp(standing.pausedUntil),
    decisions: standing.decisions.map(({ reference, leadsTo, rule, givenAt, isTakenBack }) => ({
      reference,
      leadsTo,
      rule,
      at: stamp(givenAt),
      isTakenBack,
    })),
  };
}

const evidenceSchema = staffOnly(
  z.array(
    z.object({
      flagId: z.uuid(),
      text: z.string(),
      /** What was made and may not be shown, in place of words. */
      made: z
        .object({
          kind: z.enum(['photo', 'video', 'unreadable', 'gone']),
          pictures: z.array(z.string()),
        })
        .optional(),
      category: z.string(),
      /** When it was said, which layer of the filter found it, and how sure it was. */
      found: z.string(),
    }),
  ),
);
export type ShownEvidence = z.infer<typeof evidenceSchema>;

/** What was said, opened; of what was made, the pictures in place of words. */
export const presentEvidence = (
  evidence: readonly Evidence[],
  made?: ReadonlyMap<string, Made>,
): ShownEvidence =>
  evidenceSchema.parse(
    evidence.map(({ flagId, text, category, layer, score, at }) => ({
      flagId,
      text: made ? '' : text,
      made: made?.get(flagId),
      category,
      found: [stamp(at), layer, score?.toFixed(2)].filter(Boolean).join(' · '),
    })),
  );

const ofAppeal = {
  strikeId: z.uuid(),
  rule: z.string(),
  leadsTo: consequenceSchema,
  email: staffOnly(z.string().nullable()),
  appealedAt: staffOnly(stampSchema),
};
const listedAppealSchema = z.object(ofAppeal);
export type ListedAppeal = z.infer<typeof listedAppealSchema>;

/** One line of the list of appeals. */
export const presentAppeal = ({ appealedAt, ...rest }: AppealListed): ListedAppeal =>
  listedAppealSchema.parse({ ...rest, appealedAt: stamp(appealedAt) });

const seenAppealSchema = z.object({
  ...ofAppeal,
  givenAt: staffOnly(stampSchema),
  isByFilter: z.boolean(),
  outcome: appealOutcomeSchema.nullable(),
  mayAnswer: z.boolean(),
});
export type SeenAppeal = z.infer<typeof seenAppealSchema>;

/** An appeal before the words of either side are opened. */
export const presentSeenAppeal = ({ appealedAt, givenAt, ...rest }: AppealSeen): SeenAppeal =>
  seenAppealSchema.parse({ ...rest, appealedAt: stamp(appealedAt), givenAt: stamp(givenAt) });
