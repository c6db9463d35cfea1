import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Form } from '../forms/form';
import { useAct } from '../forms/use-form';

interface RenewalSwitchProps {
  id: string;
  action: string;
  label: string;
  about?: string;
  isOn: boolean;
  /** What is sent to turn it on, and off. */
  intents: { on: string; off: string };
  fields?: Record<string, string>;
}

/** A row with a switch that says On or Off in words; a press sends it. */
export function RenewalSwitch({
  id,
  action,
  label,
  about,
  isOn,
  intents,
  fields = {},
}: RenewalSwitchProps) {
  const { t } = useTranslation('fanclubs');
  const { form } = useAct({ key: `renewal-${id}`, action });
  const asked = form.sent?.get('intent');
  const isShownOn = asked === undefined || asked === null ? isOn : asked === intents.on;
  return (
    <div className="border-line mt-3.5 flex min-h-12 items-center gap-3 border-y py-2">
      <span id={`renewal-${id}`} className="flex-1 text-[0.90625rem]">
        {label}
        {about !== undefined && <span className="type-small text-fg-2 block">{about}</span>}
      </span>
      <Form form={form} className="flex items-center gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span aria-hidden="true" className="type-small text-fg-3">
          {t(isShownOn ? 'on' : 'off')}
        </span>
        <button
          type="submit"
          name="intent"
          value={isShownOn ? intents.off : intents.on}
          role="switch"
          aria-checked={isShownOn}
          aria-labelledby={`renewal-${id}`}
          disabled={form.isBusy}
          className="-my-2.5 flex h-11 items-center"
        >
          <span
            className={clsx(
              'flex h-6.5 w-11 items-center rounded-full border p-0.5 transition duration-120',
              isShownOn
                ? 'border-rose bg-rose justify-end'
                : 'border-line-form bg-hover justify-start',
            )}
          >
            <span className="bg-light size-5 rounded-full" />
          </span>
        </button>
      </Form>
    </div>
  );
}
