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

/** The submission of a form and its response. */
export interface FormState<Response extends FormResponse = FormResponse> {
  Sender: typeof PageForm;
  attributes: Pick<FormProps, 'action' | 'id' | 'onSubmit' | 'noValidate'>;
  /** The last response, however it was submitted. */
  response?: Response | undefined;
  /** The errors of the form as a whole. */
  errors?: string[] | undefined;
  /** The submission in progress. */
  sent: FormData | undefined;
  isBusy: boolean;
  isDone: boolean;
}

interface FormOptions<Fields extends Record<string, unknown>, Response> {
  id: string;
  /** The address it is submitted to; by default this page. */
  action?: string;
  /** Identifies the form among those of its page; `response` then applies only if it is about this one. */
  intent?: string;
  /** The response of the page's own action, for a form sent without JavaScript. */
  response?: Response | undefined;
  defaultValue?: DefaultValue<Fields>;
}

/**
 * Returns a form that is submitted in place: a redirect moves the page, and a response is shown in the
 * form. Without JavaScript the page of its address responds.
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

/** Returns a form that is submitted as its page, with scripts too. */
export function usePageForm<
  Fields extends Record<string, unknown>,
  Response extends FormResponse = FormResponse,
>(options: FormOptions<Fields, Response>) {
  const { response } = options;
  return useFilledForm(options, { ...usePageSending(options.action), response });
}

/** Returns an action that is submitted in place: a form without fields to fill in, and its response. */
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

/** Returns the page submission in progress to an address. */
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
    // Fields refer to their form by its id, which must differ from that of the section around it.
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
