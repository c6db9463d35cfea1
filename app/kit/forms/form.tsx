import { useRouteLoaderData, type FormProps as RemixFormProps } from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button, type ButtonProps } from '../ui/buttons/button';
import { useLatest } from '../ui/behaviour/use-latest';
import { Notice } from '../ui/feedback/notice';
import type { readSite } from '../site/read-site.server';
import { pageOwnerField } from './page-owner';
import { useErrorText } from './use-error-text';
import { usePageSending, type FormState } from './use-form';

interface FormContext {
  form: Omit<FormState, 'Sender' | 'attributes'>;
  errorText: ReturnType<typeof useErrorText>;
}

const FormContext = createContext<FormContext | null>(null);

/** The form that a component stands in. */
export function useOwnForm(): FormContext {
  const context = useContext(FormContext);
  if (!context) throw new Error('this stands in no form');
  return context;
}

interface FormProps extends Omit<RemixFormProps, 'action' | 'method'> {
  form: FormState;
  /** Where its errors have words of their own. */
  errorArea?: 'contact';
  /** Told what is typed: once what was typed before the scripts came, then each change. */
  onTyped?: (typed: FormData) => void;
}

/** A form of the product: it is sent as `form` says, and its parts know how it stands. */
export function Form({ form, errorArea, onTyped, children, ...rest }: FormProps) {
  const errorText = useErrorText(errorArea);
  const element = useRef<HTMLFormElement>(null);
  useEarlyInput(element, (typed) => onTyped?.(typed));
  return (
    <FormContext.Provider value={{ form, errorText }}>
      <form.Sender
        method="post"
        {...form.attributes}
        ref={element}
        {...(onTyped && {
          onInput: ({ currentTarget }) => onTyped(new FormData(currentTarget)),
        })}
        {...rest}
      >
        <PageOwner />
        {children}
      </form.Sender>
    </FormContext.Provider>
  );
}

/** Names for whom the page was drawn: nothing of it may be done for anybody else. */
function PageOwner() {
  const site = useRouteLoaderData<typeof readSite>('root');
  if (!site || site.viewer.kind === 'visitor') return null;
  return <input type="hidden" name={pageOwnerField} value={site.viewer.id} />;
}

/** Hands over, once, what was typed into a form before its scripts ran; no event tells of that. */
function useEarlyInput(form: RefObject<HTMLFormElement>, take: (typed: FormData) => void): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (form.current) latest.current(new FormData(form.current));
  }, [form, latest]);
}

/** A form without fields to fill in, sent as a page: an act, and what it is about. */
export function ActForm({ action, ...rest }: Omit<RemixFormProps, 'method'>) {
  const sending = usePageSending(action);
  const form = { ...sending, isDone: false, attributes: action === undefined ? {} : { action } };
  return <Form form={form} {...rest} />;
}

/** What is wrong with the form as a whole. */
export function FormErrors() {
  const { form, errorText } = useOwnForm();
  return form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>;
}

/** Says that the form was taken. */
export function FormDone({ children }: { children: ReactNode }) {
  const { form } = useOwnForm();
  return form.isDone && <Notice kind="ok">{children}</Notice>;
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** What the form is sent for, where its page takes several; stands for `name` and `value`. */
  intent?: string;
}

/** Sends the form; while what it sent is on its way, `busyLabel` says so. */
export function SubmitButton({ intent, busyLabel, disabled, ...rest }: SubmitButtonProps) {
  const { sent, isBusy } = useOwnForm().form;
  const button = intent === undefined ? rest : { ...rest, name: 'intent', value: intent };
  const isSending =
    isBusy && (button.name === undefined || sent?.get(button.name) === button.value);
  const busy = isSending ? busyLabel : undefined;
  return (
    <Button
      {...button}
      type="submit"
      busyLabel={busy}
      disabled={disabled === true || busy !== undefined}
    />
  );
}
