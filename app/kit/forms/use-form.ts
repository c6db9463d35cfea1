import { useForm as useFields, type DefaultValue } from '@conform-to/react';
import {
  Form as PageForm,
  useActionData,
  useFormAction,
  useNavigation,
  type FormProps,
} from '@remix-run/react';
import type { FormResponse } from './form-response';
import { useFetcher } from './use-fetcher';

/** How a form is sent, and what it was answered. */
export interface FormState<Response extends FormResponse = FormResponse> {
  Sender: typeof PageForm;
  attributes: Pick<FormProps, 'action' | 'id' | 'onSubmit' | 'noValidate'>;
  /** What it was last answered, whichever way it was sent. */
  response?: Response | undefined;
  /** What is wrong with it as a whole. */
  errors?: string[] | undefined;
  /** What is on its way. */
  sent: FormData | undefined;
  isBusy: boolean;
  isDone: boolean;
}

interface FormOptions<Fields extends Record<string, unknown>, Response> {
  id: string;
  /** Where it is sent; this page unless said otherwise. */
  action?: string;
  /** Tells it from the other forms of its page; `response` is then the page's, if it is about this one. */
  intent?: string;
  /** What the page's own action said to it, sent without JavaScript. */
  response?: Response | undefined;
  defaultValue?: DefaultValue<Fields>;
}

/**
 * A form that is sent in place: what it leads to moves the page, what it is answered is told in it.
 * Without JavaScript the page of its address answers.
 */
export function useForm<
  Fields extends Record<string, unknown>,
  Response extends FormResponse = FormResponse,
>(options: FormOptions<Fields, Response>) {
  const fetcher = useFetcher<Response>({ key: options.id });
  const ofPage = useActionData<Response>();
  const { intent, response = ofIntent(ofPage, intent) } = options;
  return useFilledForm(options, {
    Sender: fetcher.Form,
    sent: fetcher.formData,
    isBusy: fetcher.state !== 'idle',
    response: fetcher.data ?? response,
  });
}

/** A form that is sent as its page, which answers it with scripts, too. */
export function usePageForm<
  Fields extends Record<string, unknown>,
  Response extends FormResponse = FormResponse,
>(options: FormOptions<Fields, Response>) {
  const { response } = options;
  return useFilledForm(options, { ...usePageSending(options.action), response });
}

/** An act sent in place: a form without fields to fill in, and what it was answered. */
export function useAct<Response>({ key, action }: { key?: string; action: string }) {
  const fetcher = useFetcher<Response>(key === undefined ? undefined : { key });
  const form: FormState = {
    Sender: fetcher.Form,
    attributes: { action },
    sent: fetcher.formData,
    isBusy: fetcher.state !== 'idle',
    isDone: false,
  };
  return { form, response: fetcher.data };
}

/** What is on its way to an address, as a page. */
export function usePageSending(action: string | undefined) {
  const { formAction, formData } = useNavigation();
  const isBusy = useFormAction(action) === formAction;
  return { Sender: PageForm, sent: isBusy ? formData : undefined, isBusy };
}

type Sending<Response> = Pick<FormState, 'Sender' | 'sent' | 'isBusy'> & {
  response: Response | undefined;
};

function useFilledForm<Fields extends Record<string, unknown>, Response extends FormResponse>(
  { id, action, defaultValue }: FormOptions<Fields, Response>,
  sending: Sending<Response>,
) {
  const { response, isBusy } = sending;
  const [form, fields] = useFields<Fields, string[]>({
    // Fields name their form by its id, which must not be that of the section it stands in.
    id: `${id}-form`,
    lastResult: response?.lastResult,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  });
  const state: FormState<Response> = {
    ...sending,
    attributes: {
      ...(action === undefined ? {} : { action }),
      id: form.id,
      onSubmit: form.onSubmit,
      noValidate: form.noValidate,
    },
    errors: form.errors,
    isDone: !isBusy && response?.isDone === true,
  };
  return { form: state, fields };
}

function ofIntent<Response extends FormResponse>(
  response: Response | undefined,
  intent: string | undefined,
): Response | undefined {
  return intent !== undefined && response?.intent === intent ? response : undefined;
}
