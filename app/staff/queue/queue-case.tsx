import { useActionData, useSearchParams } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm as PlainForm } from '../../kit/forms/form';
import { Notice } from '../../kit/ui/feedback/notice';
import { DoneActs } from '../resources/done-act';
import { Sections } from '../resources/sections';
import type { ThingResponse, ThingShown } from '../resources/shown';
import { Facts, Sealed, Undo } from '../resources/thing-page';
import { StaffShell } from '../staff-shell';
import { Answers } from './answers';
import { KeyButton } from './key-button';
import { Gravity, QueueList } from './queue-list';
import type { QueuedThingShown } from './shown';
import { useGiveBack } from './use-give-back';

interface QueueCaseProps {
  thing: ThingShown;
  queued: QueuedThingShown;
}

const card = 'rounded-card border-line-2 bg-card shadow-card min-w-0 border';

/** A thing that waits for a decision, in three columns: the queue, the evidence, and the decision. */
export function QueueCase({ thing, queued }: QueueCaseProps) {
  const { t } = useTranslation('staff');
  const response = useActionData<ThingResponse>();
  const [address] = useSearchParams();
  const { claim, queue } = queued;
  const isOwn = claim?.state === 'own';
  useGiveBack(thing.path, isOwn);
  const { notices, sections, sealed, done } = thing;
  return (
    <StaffShell title={thing.title} about={thing.about} back={thing.back}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {claim ? <Gravity of={claim.gravity} /> : <span />}
        <Claim queued={queued} />
      </div>
      <div className="mt-3 space-y-3 empty:hidden">
        {address.has('decided') && <Notice kind="ok">{t('queue.decided')}</Notice>}
        {response?.refused !== undefined && response.intent === undefined && (
          <Notice kind="danger">{response.refused}</Notice>
        )}
        {notices.map(({ kind, text }, index) => (
          <Notice key={text} kind={kind} action={index === 0 && <Undo thing={thing} />}>
            {text}
          </Notice>
        ))}
      </div>
      <div className="mt-4 grid items-start gap-4 max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[264px_minmax(0,1fr)_312px]">
        <QueueList queue={queue} className="max-xl:order-last" />
        <div className={`${card} p-5 pt-0`}>
          {response?.opened ? (
            <Sections sections={response.opened} />
          ) : (
            sealed && <Sealed sealed={sealed} usual={t('queue.usual-reason')} />
          )}
          <Sections sections={sections} />
        </div>
        <div className="min-w-0 space-y-4">
          <Facts thing={thing} />
          <Decision thing={thing} queued={queued} />
          <DoneActs done={done} className={`${card} p-5`} />
        </div>
      </div>
    </StaffShell>
  );
}

/** The holder of it, with the buttons to take it, to give it back, and to take the next. */
function Claim({ queued: { claim, queue } }: { queued: QueuedThingShown }) {
  const { t } = useTranslation('staff');
  const isOwn = claim?.state === 'own';
  const mayTakeThis = claim?.state === 'none' && claim.mayTake;
  return (
    <PlainForm className="flex flex-wrap items-center gap-2">
      {claim && (
        <p role="status" className="type-small text-fg-2 me-2 break-words">
          {claim.text}
        </p>
      )}
      {mayTakeThis && (
        <KeyButton intent="take" keys="T" kind="light">
          {t('queue.take')}
        </KeyButton>
      )}
      {isOwn && (
        <KeyButton intent="give-back" keys="B" kind="outline">
          {t('queue.give-back')}
        </KeyButton>
      )}
      {!mayTakeThis && !isOwn && queue.mayTake && (
        <KeyButton intent="next" keys="T" kind="light">
          {t('queue.next')}
        </KeyButton>
      )}
    </PlainForm>
  );
}

/**
 * The possible decisions. They are shown to the holder of the thing, and stay if the claim lapses, so
 * that no input is lost.
 */
function Decision({ thing, queued: { claim } }: QueueCaseProps) {
  const { t } = useTranslation('staff');
  const response = useActionData<ThingResponse>();
  const { sealed, acts, seen } = thing;
  const wasOwn = useRef(false);
  const isOpened = !sealed?.isFirst || response?.opened !== undefined;
  // Opening takes it as well.
  if (claim?.state === 'own' || response?.opened) wasOwn.current = true;
  const mayDecide =
    response?.intent !== undefined || (isOpened && (claim === null || wasOwn.current));
  if (acts.length === 0) return null;
  return (
    <section id="decide" aria-labelledby="decide-title" className={`${card} scroll-mt-4`}>
      <h2 id="decide-title" className="px-5 pt-4 text-[1.0625rem]/6 font-[600]">
        {t('resource.decide')}
      </h2>
      {mayDecide ? (
        <Answers key={seen} thing={thing} chosen={response?.intent} />
      ) : (
        <p className="text-fg-2 type-small px-5 pt-2 pb-5">
          {t(claim === null || claim.state === 'own' ? 'queue.open-first' : 'queue.take-first')}
        </p>
      )}
      {claim?.state === 'own' && (
        <PlainForm className="border-line max-md:bg-card border-t px-5 py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:flex max-md:gap-3 max-md:px-4">
          <KeyButton intent="skip" keys="S" kind="ghost" className="min-h-11">
            {t('queue.skip')}
          </KeyButton>
          <a
            href="#decide"
            className="bg-light text-on-light flex min-h-11 flex-1 items-center justify-center rounded-full font-[560] md:hidden"
          >
            {t('resource.decide')}
          </a>
        </PlainForm>
      )}
    </section>
  );
}
