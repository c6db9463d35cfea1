import type { CaseSeen, CaseText } from '~/domain/cases/read-report';
import type { Asking } from '../../staff/resources/define-resource.server';
import type { FactShown, SectionShown } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';
import { cellOf } from '../../staff/resources/cell-of.server';
import { masked } from '../../staff/presenters/masked';
import { stamp } from '../../staff/presenters/stamp';

/** Returns the opened text of a case: the fields of its form, the additions, and a reported message. */
export function textSections({ fields, added, evidence }: CaseText, words: Words): SectionShown[] {
  const asked: SectionShown = {
    title: words('cases.words'),
    quotes: fields.map(({ name, text }) => ({
      text,
      pictures: [],
      about: words(`cases.said.${name}`, { defaultValue: name }),
    })),
  };
  const later: SectionShown = {
    title: words('cases.added'),
    quotes: (added ?? []).map(({ subject, message, at }) => ({
      text: message,
      pictures: [],
      about: `${subject} · ${stamp(new Date(at))}`,
    })),
  };
  const around: SectionShown = {
    title: words('reports.evidence'),
    quotes: (evidence?.messages ?? []).map((message) => ({
      text: message.content,
      pictures: [],
      about: [
        words(`reports.by.${message.role}`, { defaultValue: message.role }),
        stamp(new Date(message.sentAt)),
        ...(message.id === evidence?.messageId ? [words('reports.reported')] : []),
      ].join(' · '),
    })),
  };
  return [asked, later, around].filter(({ quotes = [] }) => quotes.length > 0);
}

/** Returns the steps of a case with their times. */
export function stepsOf(seen: CaseSeen, words: Words): SectionShown {
  const by = seen.decider === null ? '' : ` · ${seen.decider}`;
  return {
    title: words('cases.steps'),
    lines: [
      { text: words('cases.came-in'), about: stamp(seen.created_at) },
      ...(seen.state === 'in_review' ? [{ text: words('cases.looked-at') }] : []),
      seen.resolved_at === null
        ? { text: words('cases.waits'), about: words('cases.due', { day: seen.due_on }) }
        : {
            text: words(`cases.decision.${seen.decision ?? 'answered'}`),
            about: `${stamp(seen.resolved_at)}${by}`,
          },
      ...(seen.resolved_at !== null && seen.decision !== 'dismissed'
        ? [{ text: words('cases.told'), about: words('cases.by-mail') }]
        : []),
    ],
  };
}

/** Returns the facts of a case that its list shows too. */
export const factsOfCase = (seen: CaseSeen, words: Words): FactShown[] =>
  [
    { label: words('cases.columns.reference'), value: { text: seen.reference, isCode: true } },
    { label: words('cases.columns.person'), value: masked(seen.email) },
    { label: words('cases.language'), value: seen.locale },
    { label: words('cases.columns.openedAt'), value: stamp(seen.created_at) },
    { label: words('cases.columns.dueOn'), value: seen.due_on },
  ].map(({ label, value }) => ({ label, value: cellOf(value) }));

/** Returns the choice of canned answers for the form of an act. */
export const cannedOptions = (
  names: readonly { id: string; name: string }[],
  { words }: Pick<Asking, 'words'>,
) => [
  { value: '', label: words('cases.own-words') },
  ...names.map(({ id, name }) => ({ value: id, label: name })),
];
