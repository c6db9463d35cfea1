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

/** Returns the form that contains the component. */
export function useOwnForm(): FormContext {
  const context = useContext(FormContext);
  if (!context) throw new Error('this stands in no form');
  return context;
}

interface FormProps extends Omit<RemixFormProps, 'action' | 'method'> {
  form: FormState;
  /** The area with its own texts for errors. */
  errorArea?: 'contact';
  /** Called with the input: once with the input from before the scripts loaded, then on each change. */
  onTyped?: (typed: FormData) => void;
}

/** Renders a form: it is submitted as `form` defines, and its parts know its state. */
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

/** Names the account that the page was rendered for; the form must not act for any other. */
function PageOwner() {
  const site = useRouteLoaderData<typeof readSite>('root');
  if (!site || site.viewer.kind === 'visitor') return null;
  return <input type="hidden" name={pageOwnerField} value={site.viewer.id} />;
}

/** Passes on, once, the input from before the scripts ran; no event reports it. */
function useEarlyInput(form: RefObject<HTMLFormElement>, take: (typed: FormData) => void): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (form.current) latest.current(new FormData(form.current));
  }, [form, latest]);
}

/** Renders a form without fields to fill in, submitted as a page: an action and its subject. */
export function ActForm({ action, ...rest }: Omit<RemixFormProps, 'method'>) {
  const sending = usePageSending(action);
  const form = { ...sending, isDone: false, attributes: action === undefined ? {} : { action } };
  return <Form form={form} {...rest} />;
}

/** Shows the errors of the form as a whole. */
export function FormErrors() {
  const { form, errorText } = useOwnForm();
  return form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>;
}

/** Says that the form was accepted. */
export function FormDone({ children }: { children: ReactNode }) {
  const { form } = useOwnForm();
  return form.isDone && <Notice kind="ok">{children}</Notice>;
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The intent, for a page with several forms; it replaces `name` and `value`. */
  intent?: string;
}

/** Submits the form; shows `busyLabel` while the submission is in progress. */
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
