import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm as PlainForm, SubmitButton } from '../../kit/forms/form';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { TextField } from '../../kit/ui/fields/text-field';
import { StaffShell } from '../staff-shell';
import { ActForm } from './act-form';
import { CellText } from './cell-text';
import { DoneActs } from './done-act';
import { Sections } from './sections';
import type { ThingResponse, ThingShown } from './shown';

const card = 'rounded-card border-line-2 bg-card shadow-card border';

/** Renders an item of the back office: its facts, its sealed part, the available acts and its last acts. */
export function ThingPage({ thing }: { thing: ThingShown }) {
  const response = useActionData<ThingResponse>();
  const { title, about, back, notices, sections, sealed, acts, done } = thing;
  const opened = response?.opened;
  const mayAct = !sealed?.isFirst || opened !== undefined || response?.intent !== undefined;
  return (
    <StaffShell title={title} about={about} back={back}>
      <div className="mt-4 max-w-240 space-y-3">
        {response?.refused !== undefined && response.intent === undefined && (
          <Notice kind="danger">{response.refused}</Notice>
        )}
        {notices.map(({ kind, text }, index) => (
          <Notice key={text} kind={kind} action={index === 0 && <Undo thing={thing} />}>
            {text}
          </Notice>
        ))}
      </div>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="max-w-240 min-w-0">
          <Facts thing={thing} />
          <Tabs thing={thing} />
          <Sections sections={sections} />
          {opened ? <Sections sections={opened} /> : sealed && <Sealed sealed={sealed} />}
          {mayAct && acts.length > 0 && <Acts thing={thing} />}
        </div>
        <DoneActs done={done} className="min-w-0" />
      </div>
    </StaffShell>
  );
}

/** Undoes the act that was just done. */
export function Undo({ thing: { undo, seen, key } }: { thing: ThingShown }) {
  if (!undo) return null;
  return (
    <PlainForm>
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="key" value={key} />
      <SubmitButton intent={undo.name} kind="outline" size="small" aria-keyshortcuts="Z">
        {undo.label}
      </SubmitButton>
    </PlainForm>
  );
}

/** Shows the states and facts of an item. */
export function Facts({ thing: { states, facts } }: { thing: ThingShown }) {
  return (
    <section className={`${card} p-5`}>
      {states.length > 0 && (
        <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
          {states.map((state) => (
            <CellText key={state.text} cell={state} />
          ))}
        </p>
      )}
      <dl className="type-small grid gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt className="text-fg-3 w-32">{label}</dt>
            <dd className="min-w-0 break-words tabular-nums">
              <CellText cell={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The parts of the page, and pages that belong to the item. */
function Tabs({ thing: { tabs, links } }: { thing: ThingShown }) {
  const { t } = useTranslation('staff');
  return (
    <>
      {links.map(({ to, label, isFile }) => (
        <ButtonLink
          key={to}
          to={to}
          reloadDocument={isFile}
          kind="outline"
          size="small"
          className="me-3 mt-4"
        >
          {label}
        </ButtonLink>
      ))}
      {tabs.length > 0 && (
        <nav aria-label={t('resource.parts')} className="border-line mt-6 overflow-x-auto border-b">
          <ul className="flex gap-x-5">
            {tabs.map(({ to, label, isCurrent }, index) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-keyshortcuts={String(index + 1)}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="text-fg-2 hover:text-fg aria-[current=page]:text-fg aria-[current=page]:border-rose flex h-11 items-center border-b-2 border-transparent text-[0.84375rem] whitespace-nowrap"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

interface SealedProps {
  sealed: NonNullable<ThingShown['sealed']>;
  /** The reason that is filled in. */
  usual?: string;
}

/** The form that opens the sealed part of an item. */
export function Sealed({ sealed, usual }: SealedProps) {
  return (
    <PlainForm className={`${card} mt-6 p-5`}>
      <p className="text-fg-2 mb-4">{sealed.text}</p>
      {sealed.reason !== null && (
        <TextField
          id="open-reason"
          name="reason"
          label={sealed.reason}
          required
          maxLength={1000}
          defaultValue={usual}
          className="mb-4 max-w-120"
        />
      )}
      <SubmitButton
        intent="open"
        kind="light"
        icon="lock"
        aria-keyshortcuts="O"
        busyLabel={sealed.opening}
      >
        {sealed.open}
      </SubmitButton>
    </PlainForm>
  );
}

function Acts({ thing: { acts, seen, key } }: { thing: ThingShown }) {
  const { t } = useTranslation('staff');
  return (
    <section aria-labelledby="decide" className="mt-8">
      <h2 id="decide" className="text-[1.0625rem]/6 font-[600]">
        {t('resource.decide')}
      </h2>
      <ul className={`${card} divide-line mt-3 divide-y`}>
        {acts.map((act) => (
          <li key={`${act.name} ${seen}`} id={`act-${act.name}`} className="scroll-mt-6 px-5 py-4">
            <ActForm act={act} hidden={{ seen, key }} of={seen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
