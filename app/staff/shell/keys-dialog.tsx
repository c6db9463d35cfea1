import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { keyGroups } from './keys';
import { Key } from './palette';
import { StaffDialog } from './staff-dialog';
import { areKeysOn, switchKeys } from './use-keys';

/** Lists the keys of the back office, and switches single keys on or off in this browser. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <StaffDialog label={t('keys.title')} onClose={onClose} className="md:my-auto md:w-240">
      <div className="flex items-center justify-between px-6 pt-4">
        <h2 className="text-[1.125rem]/7 font-[600]">{t('keys.title')}</h2>
        <IconButton icon="x" label={t('keys.close')} onClick={onClose} />
      </div>
      <div
        role="group"
        aria-label={t('keys.title')}
        // Browsers scroll what has the focus by its arrow keys.
        tabIndex={0}
        className="columns-1 gap-x-6 overflow-y-auto px-6 pb-5 md:columns-3"
      >
        {Object.entries(keyGroups).map(([group, keys]) => (
          <section
            key={group}
            aria-label={t(`keys.group.${group}`)}
            className="mb-5 break-inside-avoid"
          >
            <h3 className="type-eyebrow text-fg-3 mb-1">{t(`keys.group.${group}`)}</h3>
            <dl>
              {Object.entries(keys).map(([name, written]) => (
                <div
                  key={name}
                  className="border-line type-small flex min-h-8 items-center justify-between border-t"
                >
                  <dt>{t(`keys.${group}.${name}`)}</dt>
                  <dd className="flex gap-1.5">
                    {written.split(' ').map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="border-line type-small flex min-h-13 items-center gap-3 border-t px-6">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            switchKeys(currentTarget.checked);
            setOn(currentTarget.checked);
          }}
          className="accent-rose size-4.5"
        />
        {t('keys.on')} <span className="text-fg-3">{t('keys.about')}</span>
      </label>
    </StaffDialog>
  );
}
