import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { SwitchButton } from '../kit/ui/buttons/switch-button';

interface RenewalSwitchProps {
  id: string;
  action: string;
  label: string;
  about?: string;
  isOn: boolean;
  /** The intents that turn it on and off. */
  intents: { on: string; off: string };
  fields?: Record<string, string>;
}

/** Shows a row with a switch labelled On or Off; a press submits it. */
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
  const submitted = form.sent?.get('intent');
  const isShownOn = submitted === undefined || submitted === null ? isOn : submitted === intents.on;
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
        <SwitchButton
          isOn={isShownOn}
          intents={intents}
          isBusy={form.isBusy}
          labelledBy={`renewal-${id}`}
          className="-my-2.5"
        />
      </Form>
    </div>
  );
}
