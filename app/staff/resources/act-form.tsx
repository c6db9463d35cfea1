import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DescribedField } from '../../kit/forms/described-field';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { useForm, usePageForm } from '../../kit/forms/use-form';
import { Notice } from '../../kit/ui/feedback/notice';
import { DoneAct } from './done-act';
import type { ActShown, ThingResponse } from './shown';

interface ActFormProps {
  act: ActShown;
  /** Hidden values that are sent with the form. */
  hidden?: Readonly<Record<string, string>>;
  /** Distinguishes forms of the same act, so that each starts empty. */
  of?: string;
}

type Typed = Record<string, string>;

const valuesOf = ({ fields }: ActShown): Typed =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/**
 * The form of an act that is sent in place. It shows the result itself, and the opened parts of its page
 * stay.
 */
export function ActForm({ act, hidden, of = 'new' }: ActFormProps) {
  const { name } = act;
  const filled = useForm<Typed, ThingResponse>({
    id: `act-${name}-${of}`,
    intent: name,
    defaultValue: valuesOf(act),
  });
  const { refused, conflict } = filled.form.response ?? {};
  const sent = conflict ? { ...hidden, seen: conflict.seen } : hidden;
  return (
    <ActFields act={act} hidden={sent} filled={filled} refused={refused}>
      {conflict && (
        <ol className="grid gap-3">
          {conflict.acts.map((done) => (
            <DoneAct key={done.id} act={done} />
          ))}
        </ol>
      )}
    </ActFields>
  );
}

interface ActPageFormProps {
  act: ActShown;
  action: string;
  /** Further fields, above the button. */
  children?: ReactNode;
}

/** The form of an act that is sent as a page load. The page shows the result. */
export function ActPageForm({ act, action, children }: ActPageFormProps) {
  const response = useActionData<ThingResponse>();
  const filled = usePageForm<Typed>({
    id: `act-${act.name}`,
    action,
    response,
    defaultValue: valuesOf(act),
  });
  return (
    <ActFields act={act} filled={filled} refused={response?.refused}>
      {children}
    </ActFields>
  );
}

interface ActFieldsProps {
  act: ActShown;
  hidden?: Readonly<Record<string, string>> | undefined;
  filled: ReturnType<typeof usePageForm<Typed>>;
  refused: string | undefined;
  children?: ReactNode;
}

function ActFields({ act, hidden = {}, filled, refused, children }: ActFieldsProps) {
  const { t } = useTranslation('staff');
  const { name, label, about, isGrave, fields: actFields } = act;
  const { form, fields } = filled;
  return (
    <Form form={form} className="space-y-4">
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {refused !== undefined && <Notice kind="danger">{refused}</Notice>}
      <FormErrors />
      {actFields.map((field) => {
        const meta = fields[field.name];
        return meta && <DescribedField key={field.name} field={field} meta={meta} />;
      })}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {about && (
          <p id={`about-${name}`} className="text-fg-2 type-small min-w-0 flex-1 basis-60">
            {about}
          </p>
        )}
        <SubmitButton
          intent={name}
          kind={isGrave ? 'danger' : 'outline'}
          size="small"
          className="min-h-11"
          aria-describedby={about ? `about-${name}` : undefined}
          busyLabel={t('resource.busy')}
        >
          {label}
        </SubmitButton>
      </div>
    </Form>
  );
}
