import { requestNotice } from '~/domain/police-notices/request-notice';
import { noticeGrounds } from '~/domain/police-notices/notice';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { openIncidents } from '~/domain/moderation/list-incidents';
import type { Severity } from '~/domain/moderation/severity';
import { directionOf } from '~/domain/moderation/word-kinds';
import { openEvidence, seeIncident, type IncidentSeen } from '~/domain/strikes/open-evidence';
import { reviewIncident } from '~/domain/strikes/review-incident';
import type { ReviewDecision } from '~/domain/strikes/schema';
import * as z from 'zod';
import { offer, type Asking, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, SectionShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { stamp } from '../staff/presenters/stamp';
import { listedIncidentSchema, presentListed } from './presenters/flags-for-staff';
import { evidenceSection } from './server/evidence-section.server';

const tones: Record<Severity, Tone> = {
  low: 'quiet',
  medium: 'info',
  high: 'amber',
  critical: 'danger',
};

const severityCell = (severity: Severity, words: Words): CellShown => ({
  text: words(`flags.severity.${severity}`),
  tone: tones[severity],
});

/** The number of flags when the page was rendered. A decision does not cover later ones. */
const seenFlags = z.object({ flags: z.coerce.number().int().meta({ field: 'hidden' }) });

/** A notice to the police: its grounds, the authority and the facts. */
const policeFields = z.object({
  grounds: z.enum(noticeGrounds),
  recipient: wordsSchema({ missing: 'recipient is required' }).min(2).max(200),
  facts: wordsSchema({ missing: 'facts are required' })
    .regex(/\S/, 'facts are required')
    .max(4000)
    .meta({ field: 'text-area' }),
});

const decide = (decision: ReviewDecision, more: Pick<OfferedAct, 'isGrave' | 'key'> = {}) =>
  offer({
    act: 'incident.decide',
    input: seenFlags,
    ...more,
    run: ({ context, by }, incidentId, { flags }) =>
      reviewIncident(context.domain, { by, incidentId, decision, seen: flags }),
  });

/** Incidents of the filter that wait for a decision. */
export const flags = defineResource({
  name: 'flags',
  kind: 'incident',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'flag' },
  list: openIncidents,
  waits: '',
  queue: {
    resource: 'incident',
    decides: 'incident.decide',
    label: (kind, words) => words(`flags.kind.${kind}`),
  },
  row: { schema: listedIncidentSchema, present: presentListed },
  idOf: ({ id }) => id,
  columns: {
    kind: {
      cell: ({ kind, flags: count, language }, words) => ({
        text: words(`flags.kind.${kind}`),
        about: `${words('flags.flags', { count })} · ${languageOf(language, words)}`,
      }),
    },
    severity: { cell: ({ severity }, words) => severityCell(severity, words) },
    found: {
      cell: ({ categories }, words) => categories.map((one) => words(`rules:${one}`)).join(', '),
      priority: 2,
    },
    person: {
      cell: ({ email, isSuspensionRequested }, words) => ({
        text: email ?? words('flags.visitor'),
        ...(isSuspensionRequested && { about: words('flags.suspension-asked') }),
      }),
    },
    since: { cell: ({ begunAt }) => begunAt, sort: 'urgency' },
  },
  detail: {
    opensFirst: true,
    async read(asking, id) {
      const seen = await seeIncident(asking.context.domain, asking.staff, id);
      return seen.ok ? incidentShown(seen, asking) : null;
    },
    opens: 'incident.open',
    async open({ context, by, words }, id) {
      const opened = await openEvidence(context.domain, by, id);
      if (!opened.ok) return opened;
      return { ok: true, sections: [await evidenceSection(context, opened, words)] };
    },
  },
  acts: {
    'no-violation': decide('no-violation', { key: 'A' }),
    noted: decide('noted'),
    warn: decide('warn'),
    strike: decide('strike', { isGrave: true, key: 'R' }),
    suspend: decide('suspend', { isGrave: true }),
    'suspend-agree': decide('suspend', { isGrave: true }),
    'notify-police': offer({
      act: 'incident.notify-police',
      input: policeFields,
      isGrave: true,
      run: ({ context, by }, incidentId, request) =>
        requestNotice(context.domain, { by, incidentId, request }),
    }),
  },
});

const languageOf = (language: string | null, words: Words) =>
  language === null
    ? words('flags.language-unknown')
    : words(`flags.language.${language}`, { defaultValue: language });

function incidentShown(seen: IncidentSeen, { staff, words }: Asking) {
  const { incident, account, status } = seen;
  const requester = incident.suspensionAskedBy;
  const isOwnWord = requester === staff.staffId;
  const phrase = (key: string, values?: Record<string, unknown>) => words(`flag.${key}`, values);
  return {
    title: account?.email ?? words('flags.visitor'),
    about: words(`flags.kind.${incident.kind}`),
    states: [severityCell(incident.severity, words)],
    notices: [
      ...(incident.decision
        ? [{ kind: 'ok' as const, text: phrase(`decided.${incident.decision}`) }]
        : []),
      ...(!incident.decision && isOwnWord
        ? [{ kind: 'info' as const, text: phrase('suspend-waits') }]
        : []),
    ],
    facts: [
      { label: phrase('flags'), value: String(incident.flags) },
      {
        label: phrase('said'),
        value: `${stamp(incident.begunAt)} – ${stamp(incident.lastFlagAt)}`,
      },
      { label: phrase('account'), value: account ? account.state : words('flags.visitor') },
      { label: phrase('standing'), value: phrase('standing-points', { count: status.points }) },
      ...(status.pausedUntil
        ? [{ label: phrase('paused-until'), value: stamp(status.pausedUntil) }]
        : []),
    ],
    sections: decisionsOf(status, words),
    offers: [...(incident.decision ? [] : offersOf(seen, isOwnWord)), 'notify-police'],
    values: { flags: String(incident.flags) },
  };
}

function decisionsOf({ decisions }: IncidentSeen['status'], words: Words): SectionShown[] {
  if (decisions.length === 0) return [];
  const lines = decisions.map(({ leadsTo, rule, givenAt, isTakenBack }) => ({
    text: `${leadsTo} · ${words(`rules:${rule}`)}`,
    about: [stamp(givenAt), ...(isTakenBack ? [words('flag.taken-back')] : [])].join(' · '),
  }));
  return [{ title: words('flag.earlier'), lines }];
}

function offersOf({ incident }: IncidentSeen, isOwnWord: boolean): string[] {
  if (directionOf(incident.kind) === 'from_character') return ['no-violation', 'noted'];
  const mayBeSuspended = incident.person.kind !== 'guest' && !isOwnWord;
  const suspend = incident.suspensionAskedBy === null ? 'suspend' : 'suspend-agree';
  return ['no-violation', 'warn', 'strike', ...(mayBeSuspended ? [suspend] : [])];
}
