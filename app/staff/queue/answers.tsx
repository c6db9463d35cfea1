import { useTranslation } from 'react-i18next';
import { ActForm } from '../resources/act-form';
import type { ThingShown } from '../resources/shown';
import { Key } from './key-button';

/**
 * The answers, one of which is open at a time, with and without scripts. The open one shows its
 * consequence, its fields and its button.
 */
export function Answers({ thing, chosen }: { thing: ThingShown; chosen?: string | undefined }) {
  const { t } = useTranslation('staff');
  const { acts, seen, key } = thing;
  return (
    <>
      <ul className="grid gap-2 px-4 py-3">
        {acts.map((act, index) => {
          const number = String(index + 1);
          const keys = act.letter === null ? number : `${number} ${act.letter}`;
          return (
            <li key={act.name} id={`act-${act.name}`}>
              <details
                name="answer"
                data-answer
                open={act.name === chosen}
                className="group border-line-2 open:border-rose open:bg-rose/10 rounded-xl border"
              >
                <summary
                  aria-keyshortcuts={keys}
                  className="flex min-h-11 cursor-pointer list-none items-start gap-3 px-3 py-2.5 [&::-webkit-details-marker]:hidden"
                >
                  <span
                    aria-hidden="true"
                    className="border-fg-3 group-open:border-rose mt-0.75 size-4 shrink-0 rounded-full border group-open:border-5"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="type-small block font-[560]">{act.label}</span>
                    <span className="type-caption text-fg-3 block">{act.about}</span>
                  </span>
                  {keys.split(' ').map((one) => (
                    <Key key={one}>{one}</Key>
                  ))}
                </summary>
                <div className="px-3 pb-3">
                  <ActForm
                    act={{ ...act, about: '', label: t('queue.confirm', { answer: act.label }) }}
                    hidden={{ seen, key }}
                    of={seen}
                  />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <p className="type-caption text-fg-3 px-5 pb-3 max-md:hidden">{t('queue.confirm-key')}</p>
    </>
  );
}
