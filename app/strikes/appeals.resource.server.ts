import { answerAppeal } from '~/domain/strikes/answer-appeal';
import { openAppeal, openAppeals, seeAppeal } from '~/domain/strikes/list-appeals';
import type { AppealOutcome } from '~/domain/strikes/schema';
import type { OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import { stamp } from '../staff/presenters/stamp';
import { listedAppealSchema, presentAppeal } from './presenters/flags-for-staff';
import { evidenceSection } from './server/evidence-section.server';

const answer = (outcome: AppealOutcome, key: 'A' | 'R'): OfferedAct => ({
  act: 'appeal.answer',
  key,
  run: ({ context, by }, strikeId) => answerAppeal(context.domain, { by, strikeId, outcome }),
});

/** Appeals that wait for a decision. */
export const appeals = defineResource({
  name: 'appeals',
  kind: 'appeal',
  permission: 'moderation.read',
  nav: { group: 'safety', icon: 'scale' },
  list: openAppeals,
  waits: '',
  queue: {
    resource: 'appeal',
    decides: 'appeal.answer',
    label: (leadsTo, words) => words(`standing:leads-to.${leadsTo}`),
  },
  row: { schema: listedAppealSchema, present: presentAppeal },
  idOf: ({ strikeId }) => strikeId,
  columns: {
    person: { cell: ({ email }, words) => email ?? words('flags.visitor') },
    leadsTo: {
      cell: ({ leadsTo, rule }, words) => ({
        text: words(`standing:leads-to.${leadsTo}`),
        about: words(`rules:${rule}`),
      }),
    },
    appealedAt: { cell: ({ appealedAt }) => appealedAt, sort: 'appealedAt' },
  },
  detail: {
    opensFirst: true,
    async read({ context, staff, words }, id) {
      const seen = await seeAppeal(context.domain, staff, id);
      if (!seen.ok) return null;
      const { rule, leadsTo, email, givenAt, appealedAt, isByFilter, outcome, mayAnswer } = seen;
      return {
        title: email ?? words('flags.visitor'),
        about: words(`rules:${rule}`),
        notices: [
          ...(outcome ? [{ kind: 'ok' as const, text: words(`appeal.answered.${outcome}`) }] : []),
          ...(!outcome && !mayAnswer
            ? [{ kind: 'info' as const, text: words('appeal.own-team') }]
            : []),
        ],
        facts: [
          { label: words('appeal.decision'), value: words(`standing:leads-to.${leadsTo}`) },
          { label: words('appeal.given'), value: stamp(givenAt) },
          { label: words('appeal.appealed'), value: stamp(appealedAt) },
          {
            label: words('appeal.decider'),
            value: words(isByFilter ? 'appeal.by-filter' : 'appeal.by-staff'),
          },
        ],
        offers: outcome || !mayAnswer ? [] : ['grant', 'decline'],
      };
    },
    opens: 'appeal.open',
    async open({ context, by, words }, id) {
      const opened = await openAppeal(context.domain, by, id);
      if (!opened.ok) return opened;
      const { message, evidence } = opened;
      const statement = { title: words('appeal.words'), paragraphs: [message] };
      return {
        ok: true,
        sections: [statement, await evidenceSection(context, { evidence }, words)],
      };
    },
  },
  acts: { grant: answer('granted', 'A'), decline: answer('declined', 'R') },
});
