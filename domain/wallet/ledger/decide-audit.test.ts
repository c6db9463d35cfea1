import { expect, it } from 'vitest';
import { decideAudit } from './decide-audit';

const settings = { ledger_reconcile_seconds: 3600 };
const at = (text: string) => new Date(`2026-11-${text}:00Z`);

it.each<[string, string | null, string | null, string, object | null]>([
  ['the whole before anything', null, null, '10T12:00', { kind: 'whole' }],
  [
    'what came since, by the hour',
    '10T11:00',
    '10T03:00',
    '10T12:00',
    { kind: 'part', since: at('10T11:00') },
  ],
  ['nothing within the hour', '10T11:01', '10T03:00', '10T12:00', null],
  ['the whole at night', '11T01:30', '10T03:00', '11T02:00', { kind: 'whole' }],
  [
    'the whole not twice a night',
    '11T02:10',
    '11T02:10',
    '11T03:10',
    { kind: 'part', since: at('11T02:10') },
  ],
  [
    'the whole by day after two missed nights',
    '12T14:00',
    '10T15:00',
    '12T15:00',
    { kind: 'whole' },
  ],
])('proves %s', (_, last, lastWhole, now, due) => {
  const dateOf = (text: string | null) => (text === null ? null : at(text));
  expect(
    decideAudit({ last: dateOf(last), lastWhole: dateOf(lastWhole) }, settings, at(now)),
  ).toEqual(due);
});
