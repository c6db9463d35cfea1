import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Form } from '../kit/forms/form';
import { useErrorText } from '../kit/forms/use-error-text';
import { useAct } from '../kit/forms/use-form';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import { Notice } from '../kit/ui/feedback/notice';
import { backField, questsPath } from './play-place';
import type { PlayResponse } from './server/act-on-play.server';

interface PlayFormProps {
  /** Identifies the form among those of the page. */
  id: string;
  /** The hidden fields. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  /** Called when the form was accepted. */
  onAccepted?: () => void;
  children: ReactNode;
}

/** A form of gamification, which returns to the page that it is sent from. Shows a refusal above itself. */
export function PlayForm({ id, fields = {}, className, onAccepted, children }: PlayFormProps) {
  const { form, response } = useAct<PlayResponse>({ key: `play ${id}`, action: questsPath });
  useAccepted(form.isBusy, response?.actError === undefined, onAccepted);
  const { pathname, search } = useLocation();
  const errorText = useErrorText();
  return (
    <Form form={form} className={className}>
      <input type="hidden" name={backField} value={pathname + search} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {response?.actError && !form.isBusy && (
        <div className="mb-3">
          <Notice kind="danger">{errorText([response.actError])}</Notice>
        </div>
      )}
      {children}
    </Form>
  );
}

/** Calls back once a submission has ended without a refusal. */
function useAccepted(isBusy: boolean, isFine: boolean, then: (() => void) | undefined): void {
  const wasBusy = useRef(false);
  const latest = useLatest(then);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFine) latest.current?.();
    wasBusy.current = isBusy;
  }, [isBusy, isFine, latest]);
}
