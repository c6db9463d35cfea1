import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rhythms } from '~/domain/notifications/next-digest';
import type { Preferences } from '~/domain/notifications/preferences';
import { Form, FormErrors, SubmitButton, useOwnForm } from '../kit/forms/form';
import { useForm } from '../kit/forms/use-form';
import { useTimeZone } from '../kit/site/time-zone';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { SelectField } from '../kit/ui/fields/select-field';
import { TextField } from '../kit/ui/fields/text-field';
import { SwitchFace } from './channel-switch';
import { ChannelTable } from './channel-table';
import { clockText } from './clock-text';

type Times = { from: string; until: string };

/**
 * Shows the notification preferences. Each change is saved immediately; without scripts a button saves it.
 */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation('notifications');
  const { choices, isDiscreet, hasQuietHours, quietHours, digest } = preferences;
  const { form, fields } = useForm<Times>({
    id: 'preferences',
    intent: 'preferences',
    defaultValue: { from: clockText(quietHours.from), until: clockText(quietHours.until) },
  });
  const isHydrated = useHydrated();
  return (
    <Form
      form={form}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <input type="hidden" name="intent" value="preferences" />
      <div className="max-lg:order-2">
        <ChannelTable choices={choices} />
      </div>
      <div className="space-y-5 max-lg:order-1">
        <div className="rounded-card border-line-2 bg-card shadow-card divide-line divide-y border">
          <SwitchRow
            name="discreet"
            isOn={isDiscreet}
            label={t('preferences.discreet')}
            about={t('preferences.discreet-about')}
          />
          <SwitchRow
            name="quiet"
            isOn={hasQuietHours}
            label={t('preferences.quiet')}
            about={t('preferences.quiet-about')}
          >
            <div className="mt-3.5 grid grid-cols-2 gap-3">
              <TimeField field={fields.from} label={t('preferences.from')} />
              <TimeField field={fields.until} label={t('preferences.until')} />
            </div>
            <OwnClock />
          </SwitchRow>
          <DigestRow digest={digest} />
        </div>
        <FormErrors />
        <Kept />
        {!isHydrated && (
          <SubmitButton kind="soft" className="w-full" busyLabel={t('preferences.saving')}>
            {t('preferences.save')}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}

/** Shows the choice of the frequency of summaries by mail. */
function DigestRow({ digest }: Pick<Preferences, 'digest'>) {
  const { t } = useTranslation('notifications');
  return (
    <div className="p-5">
      <SelectField
        id="digest"
        name="digest"
        label={t('preferences.digest')}
        hint={t('preferences.digest-about')}
        defaultValue={digest}
        options={rhythms.map((value) => ({ value, label: t(`preferences.${value}`) }))}
      />
    </div>
  );
}

/** Shows that a change was saved, in a reserved place so that nothing moves. */
function Kept() {
  const { t } = useTranslation('notifications');
  const { form } = useOwnForm();
  return (
    <p role="status" className="type-small text-ok min-h-5">
      {form.isDone && t('preferences.saved')}
    </p>
  );
}

interface SwitchRowProps {
  name: string;
  isOn: boolean;
  label: string;
  about: string;
  children?: ReactNode;
}

function SwitchRow({ name, isOn, label, about, children }: SwitchRowProps) {
  return (
    <div className="p-5">
      <label className="has-focus-visible:outline-focus flex min-h-11 cursor-pointer items-center gap-4 rounded-[10px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <span className="min-w-0 flex-1">
          <span className="block font-[560]">{label}</span>
          <span className="type-small text-fg-2 block">{about}</span>
        </span>
        <input type="checkbox" name={name} defaultChecked={isOn} className="peer sr-only" />
        <SwitchFace everywhere />
      </label>
      {children}
    </div>
  );
}

function TimeField({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const { errorText } = useOwnForm();
  return (
    <TextField
      key={field.key}
      id={field.id}
      name={field.name}
      type="time"
      label={label}
      defaultValue={field.initialValue}
      error={errorText(field.errors)}
      required
    />
  );
}

function OwnClock() {
  const { t } = useTranslation('notifications');
  const zone = useTimeZone();
  return (
    <p className="type-caption text-fg-3 mt-2.5">
      {t('preferences.zone', { zone: zone.replaceAll('_', ' ') })}
    </p>
  );
}
