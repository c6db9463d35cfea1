import { actionLog } from '~/domain/staff/action-log';
import type { StaffActName, StaffResource } from '~/domain/staff/acts';
import { findLastChange } from '~/domain/staff/carry-out';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { findAct, type Asking, type OfferedAct, type ThingRead } from './define-resource.server';
import { actSchema } from './act-schema.server';
import { doneOf } from './done-of.server';
import { fieldsOf } from './fields.server';
import { mayAct } from './may-act.server';
import { cellOf } from './cell-of.server';
import type { ActShown, FieldShown, ThingShown } from './shown';
import type { Words } from './words.server';

/** The number of acts that an item's page shows. The log has all of them. */
const mostActs = 10;

interface Described {
  name: string;
  kind?: StaffResource;
  detail?: {
    tabs?: readonly string[];
    read(asking: Asking, id: string, tab?: string): Promise<ThingRead | null>;
    opensWithReason?: true;
    open?: unknown;
    opens?: StaffActName;
    opensFirst?: true;
  };
  acts?: Record<string, OfferedAct>;
}

/** Reads an item of a resource for its page; null if it does not exist any more. */
export async function readThing(
  { name, kind, detail, acts = {} }: Described,
  asking: Asking,
  id: string,
  address: URLSearchParams,
): Promise<ThingShown | null> {
  const { context, staff, words } = asking;
  const { domain } = context;
  const path = `/admin/${name}/${id}`;
  const names = detail?.tabs ?? [];
  const tab = names.find((one) => one === address.get('tab')) ?? names[0];
  const [thing, { done, seen }] = await Promise.all([
    detail?.read(asking, id, tab),
    kind ? readActs(domain, { resource: kind, resourceId: id }) : noActs,
  ]);
  if (!thing) return null;
  const { title, about, states = [], notices = [], facts, sections = [], links = [] } = thing;
  const { values = {}, options = {}, isSealed = true } = thing;
  const shown = thing.offers.flatMap((offered) => {
    const act = findAct(acts, offered);
    if (!act || !mayAct(staff.role, act.act)) return [];
    return [actShown(act, { name: offered, under: name, words, values, options })];
  });
  const justDone = address.get('done') ?? '';
  const doneAct = findAct(acts, justDone);
  const isDone = notices.length === 0 && doneAct !== undefined;
  const inverse = shown.find((act) => act.name === doneAct?.inverse && act.fields.length === 0);
  const sealed = {
    text: words([`${name}.sealed`, 'resource.sealed']),
    isFirst: detail?.opensFirst === true,
    reason: detail?.opensWithReason ? words('resource.fields.reason') : null,
    open: words([`${name}.open`, 'resource.open']),
    opening: words('resource.opening'),
  };
  return {
    path,
    title,
    about: about ?? '',
    back: { to: `/admin/${name}`, label: words(`${name}.back`) },
    notices: isDone ? [{ kind: 'ok', text: words(`${name}.acts.${justDone}.done`) }] : notices,
    states: states.map(cellOf),
    facts: facts.map(({ label, value }) => ({ label, value: cellOf(value) })),
    tabs: names.map((one) => ({
      to: one === names[0] ? path : `${path}?tab=${one}`,
      label: words(`${name}.tab.${one}`),
      isCurrent: one === tab,
    })),
    links,
    sections,
    undo: isDone && inverse ? { name: inverse.name, label: words('resource.undo') } : null,
    sealed: isSealed && mayOpen(detail, staff.role) ? sealed : null,
    acts: shown,
    done: done.map((row) => doneOf(row, words)),
    seen: seen ?? 'none',
    key: newId(),
  };
}

const noActs = { done: [], seen: null };

/** Reads the last acts on an item, and the last one that changed it. */
async function readActs(
  domain: DomainContext,
  { resource, resourceId }: { resource: StaffResource; resourceId: string },
) {
  const [{ items: done }, seen] = await Promise.all([
    actionLog.readPage(domain, { where: { resource, resourceId }, take: mostActs }),
    findLastChange(domain.db, { resource, id: resourceId }),
  ]);
  return { done, seen };
}

/** Checks whether a role may open the sealed part of an item. */
const mayOpen = (detail: Described['detail'], role: StaffRole): boolean =>
  detail?.open !== undefined && (detail.opens === undefined || mayAct(role, detail.opens));

interface Around {
  name: string;
  under: string;
  words: Words;
  values?: Record<string, string>;
  options?: Record<string, { value: string; label: string }[]>;
}

/** Returns an act for display: its strings under `UNDER.acts.NAME`, with its fields. */
export function actShown(
  act: OfferedAct,
  { name, under, words, values = {}, options = {} }: Around,
): ActShown {
  return {
    name,
    label: words(`${under}.acts.${name}.do`),
    about: words(`${under}.acts.${name}.text`),
    isGrave: act.isGrave === true,
    letter: act.key ?? null,
    fields: [
      ...(act.input ? fieldsOf({ schema: act.input, words, under, values }) : []).map((field) =>
        withOptions(field, options[field.name]),
      ),
      ...(act.reason
        ? fieldsOf({ schema: actSchema.reasons[act.reason], words, under: 'resource' })
        : []),
    ],
  };
}

/** Returns a field as a choice of these options, if there are any. */
const withOptions = (field: FieldShown, options: FieldShown['options']): FieldShown =>
  options ? { ...field, as: 'select', options } : field;
